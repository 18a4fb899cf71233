"""Passkeys: a key pair that never leaves the person's devices; what a page asks a browser for."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec
from litestar import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from archipel.kernel.match import Refused
from archipel.server.house import House

VERIFIED = UserVerificationRequirement.REQUIRED
"""The device asks for a finger, a face or a number: so a passkey is two factors in one."""


class Site(NamedTuple):
    """Whom a passkey is for: it works nowhere else."""

    host: str
    origins: list[str]


def site(request: Request[Any, Any, Any], house: House) -> Site:
    """This site, as the host says or as the browser asked for it."""
    said = house.settings.origin.rstrip("/")
    where = said.partition("://")[2] if said else request.headers.get("host", "")
    host = re.sub(r":\d*$", "", where.partition("/")[0])
    if not host:  # not every request names one
        raise Refused("unreadable", "the header host names no host")
    return Site(host, [said] if said else [f"https://{where}", f"http://{where}"])


class Passkey(NamedTuple):
    """A passkey as it is kept."""

    id: str
    guest: str
    key: str
    uses: int  # as the device counts them; 0: it does not
    name: str
    created: float
    used: float


def ask_to_make(
    where: Site, flow: str, guest: str, login: str, name: str, kept: list[Passkey]
) -> str:
    """What a browser needs to make a passkey, as JSON."""
    options = generate_registration_options(
        rp_id=where.host,
        rp_name="Archipel",
        user_name=login,
        user_id=guest.encode(),
        user_display_name=name,
        challenge=base64url_to_bytes(flow),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[_described(one) for one in kept],
    )
    return options_to_json(options)


def ask_to_use(where: Site, flow: str) -> str:
    """What a browser needs to show a passkey: any it has for this site."""
    options = generate_authentication_options(
        rp_id=where.host, challenge=base64url_to_bytes(flow), user_verification=VERIFIED
    )
    return options_to_json(options)


def _described(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id))


def made(where: Site, flow: str, answer: str, guest: str, name: str, now: float) -> Passkey:
    """The passkey a browser has made; Refused if the answer is not for us, or not for this."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(flow),
            expected_rp_id=where.host,
            expected_origin=where.origins,
            require_user_verification=True,
        )
    except Exception as error:  # the library fails in many ways on what is no answer at all
        raise _bad() from error
    id, key = bytes_to_base64url(found.credential_id), found.credential_public_key
    if len(id) > 1400:
        raise _bad()
    return Passkey(id, guest, bytes_to_base64url(key), found.sign_count, name, now, now)


def id_in(answer: str) -> str:
    """The passkey an answer claims to come from."""
    try:
        found = msgspec.json.decode(answer, type=dict[str, Any]).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _bad() from error
    if not isinstance(found, str):
        raise _bad()
    return found


def used(where: Site, flow: str, answer: str, kept: Passkey) -> int:
    """How often the passkey says it was used; Refused if the answer is not its own, or not for us.

    A count that goes back is refused as well: somebody has a copy of the key.
    """
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(flow),
            expected_rp_id=where.host,
            expected_origin=where.origins,
            credential_public_key=base64url_to_bytes(kept.key),
            credential_current_sign_count=kept.uses,
            require_user_verification=True,
        )
    except Exception as error:  # the library fails in many ways on what is no answer at all
        raise _bad() from error
    return found.new_sign_count


def _bad() -> Refused:
    return Refused("bad-passkey", "this passkey does not open anything here")
