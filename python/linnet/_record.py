# SPDX-License-Identifier: MIT OR Apache-2.0
"""A stand-in for dataclass(frozen=True, slots=True), as importing dataclasses takes ten times as long as the rest of the package.

The functions of dataclasses work on its classes: the attribute that they look for is made on first use.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class _Fields:
    """The attribute by which dataclasses knows its classes."""

    def __get__(self, record: Any, owner: type) -> Any:
        from dataclasses import make_dataclass

        made: Any = make_dataclass(owner.__name__, owner.__annotations__.items())
        owner.__dataclass_fields__ = made.__dataclass_fields__  # type: ignore[attr-defined]
        return made.__dataclass_fields__


def _init(self: Any, *values: Any, **named: Any) -> None:
    names = type(self).__match_args__
    given = dict(zip(names, values)) | named
    if len(values) > len(names) or len(given) != len(values) + len(named) or given.keys() != set(names):
        raise TypeError(f"{type(self).__name__}() takes each of {', '.join(names)} once")
    for name in names:
        object.__setattr__(self, name, given[name])


def _setattr(self: Any, name: str, value: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(self: Any, name: str) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _values(self: Any) -> tuple[Any, ...]:
    return tuple(getattr(self, name) for name in self.__match_args__)


def _eq(self: Any, other: object) -> bool:
    return _values(self) == _values(other) if type(other) is type(self) else NotImplemented


def _repr(self: Any) -> str:
    pairs = ", ".join(f"{name}={value!r}" for name, value in zip(self.__match_args__, _values(self)))
    return f"{type(self).__qualname__}({pairs})"


def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
    """A decorator that gives a class a slot for each annotation. Its objects are always frozen."""
    assert frozen and slots
    return _record


def _record(cls: type) -> type:
    names = tuple(cls.__annotations__)
    kept = {name: item for name, item in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    methods = {
        "__slots__": names,
        "__match_args__": names,
        "__dataclass_fields__": _Fields(),
        "__init__": _init,
        "__setattr__": _setattr,
        "__delattr__": _delattr,
        "__eq__": _eq,
        "__hash__": lambda self: hash(_values(self)),
        "__repr__": _repr,
        "__reduce__": lambda self: (type(self), _values(self)),
    }
    return type(cls)(cls.__name__, cls.__bases__, kept | methods)
