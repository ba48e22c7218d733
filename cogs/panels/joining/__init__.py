"""What is seen before anybody joins: the open tables, and what a match is."""
