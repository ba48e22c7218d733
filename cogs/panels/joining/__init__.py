"""Seen before anybody joins: the open tables, and a match at length."""
