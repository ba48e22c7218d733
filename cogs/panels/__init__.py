"""What players see and press: invitations, boards, private panels."""
