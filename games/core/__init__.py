"""The engine under all titles; its modules say what each is for."""
