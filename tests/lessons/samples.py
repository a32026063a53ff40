"""A lesson to test lessons with."""

from __future__ import annotations

SAMPLE = """
title = "revenant"
edition = "final"
name = { en = "Man a ship", de = "Bemannen", es = "Tripular", fr = "Armer" }
about = { en = "About", de = "Darum", es = "Sobre", fr = "Sujet" }
end = { en = "That is all.", de = "Das ist alles.", es = "Eso es todo.", fr = "C’est tout." }
rules = ["REV-F-01.1.1"]
players = 2
scene = "turn 1"

[given]
"admirals.1.tactics" = 1
"admirals.*.hand" = []
"ships.*.corrupted" = false
"ships.*fighter.sector" = "supply"
"ships.*dropship.sector" = "supply"
"sectors.*.void" = 0

[[step]]
goal = { en = "Man the Shiveus ark.", de = "Bemanne.", es = "Tripula.", fr = "Armez." }
why = { en = "Influence.", de = "Einfluss.", es = "Influencia.", fr = "Influence." }
do = ["man Shiveus ark", "man Zenor ark"]
done = { en = "Manned.", de = "Bemannt.", es = "Tripulada.", fr = "Armé." }

[[step]]
goal = { en = "With cadet 1.", de = "Mit Kadett 1.", es = "Con el 1.", fr = "Avec le 1." }
why = { en = "It is yours.", de = "Er ist deiner.", es = "Es tuyo.", fr = "C’est le vôtre." }
do = ["with cadet 1"]
astray = { en = "Cadet 1.", de = "Kadett 1.", es = "Cadete 1.", fr = "Cadet 1." }
"""
