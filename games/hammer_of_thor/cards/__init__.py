"""The cards other than characters: what each says (2.2, 17.0 to 19.0)."""
