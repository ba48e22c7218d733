"""Pieces that act, as panels ask for them: armies that attack, and envoys with their markers."""

from enum import StrEnum


class Army(StrEnum):
    """The warriors in the region of the same name."""

    EIL = "eil"
    KON = "kon"
    TIN = "tin"
    RAV = "rav"
    BJO = "bjo"
    ULV = "ulv"
    TRO = "tro"
    GYL = "gyl"
    STE = "ste"
    TAA = "taa"
    ORN = "orn"
    SAE = "sae"
    GRA = "gra"
    HVE = "hve"
    HVA = "hva"
    SOR = "sor"
    ISF = "isf"
    SIL = "sil"
    GRN = "grn"
    SKI = "ski"


class Envoy(StrEnum):
    """Those who place markers; they go anywhere, so that there is one of them."""

    MARKERS = "markers"
