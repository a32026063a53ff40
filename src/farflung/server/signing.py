"""Signing in and out: guests, accounts and their sessions by HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung.server import passage
from farflung.server.accounts import COOKIE, DEVICE, MAX_AGE, Person, key_of
from farflung.server.answers import Problem, answer, body

if TYPE_CHECKING:
    from farflung.server.app import Server


class Named(msgspec.Struct):
    name: str


class Secret(msgspec.Struct):
    name: str
    password: str


class Changed(msgspec.Struct):
    old: str
    new: str


class Leaving(msgspec.Struct):
    everywhere: bool = False


def with_session(server: Server, request: Request, person: Person, **more: object) -> Response:
    """A new session for the person, in a cookie."""
    response = answer({"user": person.shown(), **more})
    keep(response, request, COOKIE, server.accounts.cookie(person))
    if not person.guest:
        keep(response, request, DEVICE, server.accounts.device(person.name))
    return response


def keep(response: Response, request: Request, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=MAX_AGE, httponly=True, samesite="lax", secure=secure)


def without_session(request: Request) -> Response:
    """The browser forgets the session; that it was signed in here before it does not."""
    response = answer({"user": None})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


async def guest(server: Server, request: Request) -> Response:
    server.limit("guest", request)
    wanted = await body(request, Named)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    if current and not current.guest:
        raise Problem("bad-request", "you are signed in; sign out first")
    person = await server.accounts.guest(wanted.name, current)
    if current is None:
        return with_session(server, request, person)
    if person.name != current.name:
        await passage.named(server.hub, person)
    return answer({"user": person.shown()})


async def account(server: Server, request: Request) -> Response:
    server.limit("account", request)
    wanted = await body(request, Secret)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    person = await server.accounts.create(wanted.name, wanted.password, current)
    response = with_session(server, request, person)
    if current and current.id == person.id:
        await go_on(server, current, person)
        await passage.named(server.hub, person)
    return response


async def go_on(server: Server, before: Person, now: Person) -> None:
    """All other sessions are over; the connections of this one go on in its new session."""
    await passage.all_ended(server.hub, before, but=before.session)
    await passage.renewed(server.hub, before, now)


async def login(server: Server, request: Request) -> Response:
    server.limit("login", request)
    wanted = await body(request, Secret)
    key, device = key_of(wanted.name), server.accounts.device_of(request.cookies.get(DEVICE), wanted.name)
    wait = server.guesses.take(key, device)
    if wait:
        raise Problem("too-many", f"this password was guessed at too often; wait {wait:.0f} seconds", wait=wait)
    person = await server.accounts.login(wanted.name, wanted.password)
    if person is None:
        raise Problem("not-signed-in", "this name and password do not belong together")
    server.guesses.right(key, device)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    brought, left = 0, list[dict[str, str]]()
    if current and current.guest:
        brought, left = await passage.bring(server.hub, current, person)
    if current:
        await server.accounts.end(current)
        await passage.ended(server.hub, current)
    return with_session(server, request, person, brought=brought, left=left)


async def logout(server: Server, request: Request) -> Response:
    wanted = await body(request, Leaving)
    current = await server.accounts.person(request.cookies.get(COOKIE))
    if current and wanted.everywhere:
        await server.accounts.end_all(current)
        await passage.all_ended(server.hub, current)
    elif current:
        await server.accounts.end(current)
        await passage.ended(server.hub, current)
    return without_session(request)


async def password(server: Server, request: Request) -> Response:
    """A new password, for who knows the old one; all other sessions end."""
    current = await server.signed_in(request)
    wanted = await body(request, Changed)
    if current.guest or current.key is None:
        raise Problem("bad-request", "a guest has no password; make an account first")
    wait = server.guesses.take(current.key, current.session)
    if wait:
        raise Problem("too-many", f"this password was guessed at too often; wait {wait:.0f} seconds", wait=wait)
    person = await server.accounts.change_password(current, wanted.old, wanted.new)
    if person is None:
        raise Problem("not-yours", "this is not your password", reason="password-wrong")
    server.guesses.right(current.key, current.session)
    response = with_session(server, request, person)
    await go_on(server, current, person)
    return response


async def me(server: Server, request: Request) -> Response:
    person = await server.accounts.person(request.cookies.get(COOKIE))
    return answer({"user": person.shown() if person else None})
