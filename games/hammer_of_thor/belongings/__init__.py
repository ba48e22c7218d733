"""Items and gifts of a group: shown in an encounter, arranged in the own turn (2.2A, 8.5)."""
