"""Games as environments to learn in: numbered actions, observations as numbers, and PettingZoo's interface.

    from farflung.environments.aec import FarflungEnv   # needs farflung[environments]

    env = FarflungEnv("helionox", seats=2)

`Actions` and `Encoder` serve other interfaces as well, and need nothing but the engine. See docs/environments.md.
"""

from farflung.environments.actions import Actions as Actions
from farflung.environments.encoder import Encoder as Encoder
