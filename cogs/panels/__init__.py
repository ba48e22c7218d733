"""Panels that players see and press: invitations, boards, private questions."""
