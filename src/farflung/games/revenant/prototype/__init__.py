"""The prototype edition of Revenant, beside the final edition one folder up.

| chapter of the prototype | here | in the final edition |
|---|---|---|
| set-up | `setup` | `setup` |
| 1 sonar phase | `sonar` | `rift`, `radar` |
| 2.0 to 2.1 a turn | `turn` | `turn` |
| 2.2 movement | `moves` | `movement` |
| 2.4 to 2.6 small ships | `small_ships` | `ships` |
| 2.7 the Revenant's spaces | `revenant` | `deployment`, `radar` |
| 2.8 arkships | `arkships`, `copying` | `ships` |
| 2.11 absorbers | `absorbers` | `battle` (shields) |
| 2.13 bonus actions | `bonus` | `bonus` |
| 2.14, 2.15 improvement cards | `improvements` | `operations` |
| 3 recall phase | `recall` | `reset` |
| 4 breach phase | `breach` | `combat` |
| 5 hyperjump phase | `hyperjump` | `hyperjump` |
| 8, 10 agendas and scoring | `agendas`, `scoring` | `scoring` |
| 9 alone | `solo` and the shared `crew` | `crew` |

Both editions share resources, corruption and data (`goods`), influence, hidden influence and tactics (`influence`),
drawing and attaching cards (`operations`), abilities and effects, fights (`battle`), planets (`ships`) and what
is printed on operation cards, planets and colonies. `state` says where a shared chapter leads into one of
these, `citations` which of the prototype's rules a shared function follows, `numbers` what is counted differently.
"""
