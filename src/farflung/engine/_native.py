"""Native types for compiled modules; plain Python types when the same source runs interpreted."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int
    vec = list
