"""Signing in and out: guests, accounts and their sessions by HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung.server.accounts import COOKIE, MAX_AGE, Person
from farflung.server.answers import Problem, answer, body

if TYPE_CHECKING:
    from farflung.server.app import Server


class Named(msgspec.Struct):
    name: str


class Secret(msgspec.Struct):
    name: str
    password: str


def with_session(server: Server, request: Request, person: Person) -> Response:
    response = answer({"user": person.shown()})
    response.set_cookie(
        COOKIE,
        server.accounts.cookie(person),
        max_age=MAX_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


async def guest(server: Server, request: Request) -> Response:
    server.limit("guest", request)
    wanted = await body(request, Named)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    if current and not current.guest:
        raise Problem("bad-request", "you are signed in; sign out first")
    return with_session(server, request, await server.accounts.guest(wanted.name, current))


async def account(server: Server, request: Request) -> Response:
    server.limit("account", request)
    wanted = await body(request, Secret)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    return with_session(server, request, await server.accounts.create(wanted.name, wanted.password, current))


async def login(server: Server, request: Request) -> Response:
    server.limit("login", request)
    wanted = await body(request, Secret)
    person = await server.accounts.login(wanted.name, wanted.password)
    if person is None:
        raise Problem("not-signed-in", "this name and password do not belong together")
    return with_session(server, request, person)


async def logout(server: Server, request: Request) -> Response:
    response = answer({"user": None})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


async def me(server: Server, request: Request) -> Response:
    person = await server.accounts.person(request.cookies.get(COOKIE))
    return answer({"user": person.shown() if person else None})
