"""Chapter 2.7: the Revenant's two crew spaces, Deploy and Hyperjump."""

from __future__ import annotations

from typing import Final

from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, deployment, goods, radar, ships
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral

DEPLOY_COST: Final = [1, 1, 1, 1]  # REV-P-2.7.6


# ---- Deploy


def deploy(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.7.6 to 2.7.9: one of each resource brings any ship from the supply, arkships too."""
    abilities.stand_ready(game, admiral, w.ON_MAN_REVENANT)
    while True:
        if deployment.can_deploy(game, pw.EVERY_KIND) and goods.can_pay_cost(game, admiral, DEPLOY_COST):
            game.may(v.REINFORCE)
        else:
            game.bar("REV-P-2.7.6", v.REINFORCE)
        answer = ships.ask_effect(game, admiral, pv.ASK_DEPLOY_SPACE)
        if verb_of(answer) != v.USE:
            break
    if verb_of(answer) == v.REINFORCE:
        goods.pay_cost(game, admiral, DEPLOY_COST)
        deployment.deploy(game, admiral, pw.EVERY_KIND, -1)
        abilities.between_parts(game, admiral)


# ---- Hyperjump


def hyperjump(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.7.2 to 2.7.5, GAP-P-10: all of it or nothing."""
    abilities.stand_ready(game, admiral, w.ON_MAN_REVENANT)
    while True:
        price = radar.neutronium_to_pay(game, admiral, game.own.jump_neutronium)
        if game.charged:
            game.bar("GAP-P-10", pv.ENABLE_JUMP)
        elif goods.can_pay(game, admiral, w.NEUTRONIUM, price):
            game.may(pv.ENABLE_JUMP)
        else:
            game.bar("REV-P-2.7.3", pv.ENABLE_JUMP)
        answer = ships.ask_effect(game, admiral, pv.ASK_JUMP)
        if verb_of(answer) != v.USE:
            break
    if verb_of(answer) == pv.ENABLE_JUMP:
        while game.revenant_data > 0:
            game.revenant_data -= 1
            goods.gain_data(game, admiral)
        goods.pay(game, admiral, w.NEUTRONIUM, price)
        game.charged = True
        game.say("REV-P-2.7.3", pv.JUMP_ENABLED, admiral.seat)
        if game.colonies:
            choose_colony(game, admiral)
        else:
            choose_sonar(game, admiral)
        abilities.after(game, admiral, w.ON_HYPERCHARGE)
        abilities.between_parts(game, admiral)


def choose_sonar(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.7.4: all open cards but one are discarded; what stays is the map of the next sonar phase."""
    while len(game.sonar) > 1:
        for card in game.sonar:
            game.may(pv.DISCARD_SONAR, card)
        discard_sonar(game, first(game.ask(admiral.seat, pv.ASK_SONAR)))


def discard_sonar(game: Prototype, card: int) -> None:
    game.sonar.remove(card)
    put(game.sonar_discard, card)
    game.say("REV-P-2.7.4", pv.SONAR_DISCARDED, card)


def choose_colony(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.7.5: discard one of the two, or both."""
    must = True
    while game.colonies:
        for colony in game.colonies:
            game.may(pv.DISCARD_COLONY, colony)
        if not must:
            game.may(v.DONE)
        answer = game.ask(admiral.seat, pv.ASK_SONAR)
        if verb_of(answer) == v.DONE:
            return
        discard_colony(game, first(answer))
        must = len(game.colonies) > 1


def discard_colony(game: Prototype, colony: int) -> None:
    game.colonies.remove(colony)
    put(game.colony_discard, colony)
    game.say("REV-P-2.7.5", pv.COLONY_DISCARDED, colony)
