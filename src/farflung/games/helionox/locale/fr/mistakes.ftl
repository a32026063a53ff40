### Ce qui peut être faux dans les paquets et contenus (engine/sentences.py) ; les noms sont les phrases anglaises.

mistake-says-nothing-it-needs-at-least-one-operation = ne fait rien ; il faut au moins un effet
mistake-a-location-cannot-address-all-players-copy-a-card-or-look-at-the-event-deck = un lieu ne peut ni s’adresser à tous les joueurs, ni copier une carte, ni regarder la pioche d’événements
mistake-a-cost-is-one-of = un coût est l’un de : { $payments }
mistake-stands-on-its-own-not-inside-another-operation = { $name }() se trouve seul, pas dans un autre effet
mistake-designs-of-them-unique-are-too-many-allowed-designs-of-them-unique = { $count } cartes différentes, dont { $uniques } uniques, c’est trop ; permis : { $most }, dont { $most_unique } uniques
mistake-cards-in-all-are-too-many-allowed = { $count } cartes en tout, c’est trop ; permis : { $most }
mistake-the-cards-are-the-5-base-locations-and-the-5-of-mercury-protocol-in-fixed-order = les cartes sont les 5 lieux de base et les 5 de Protocole Mercure, dans un ordre fixe
mistake-an-architect-has-2-abilities-not = un architecte a 2 capacités, pas { $count }
mistake-cargo-cannot-be-delivered-to-its-own-location-hel-29-2 = une cargaison ne peut pas être livrée à son propre lieu (HEL-29.2)
mistake-needs-a-number-for-each-of = demande un nombre pour chacun de ces lieux : { $locations }
mistake-names-two-locations = doit nommer deux lieux
mistake-location = lieu
mistake-icon = icône
mistake-comparison = comparaison
mistake-is-the-name-of-another-card-too = une autre carte s’appelle déjà « { $name } »
mistake-goes-together-with-and-with-that-only = { $trigger } va avec { $operation }, et seulement avec cela
