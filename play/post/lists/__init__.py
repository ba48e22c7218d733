"""Lists that stand on Discord or are asked for: the best alone, open tables, one's own matches."""
