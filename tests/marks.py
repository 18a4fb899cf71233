"""The mark that ties a test to the rules it shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """``@rule("DK-30", "V01")``: this test fails if one of these rules is broken."""
    return pytest.mark.rule(*ids)
