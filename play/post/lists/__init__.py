"""Lists that stand on Discord or are asked for: who has played best alone, and open tables."""
