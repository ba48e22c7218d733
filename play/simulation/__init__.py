"""Random matches, and the promises that every title keeps in them."""
