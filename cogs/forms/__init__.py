"""Forms (modals) of choices: what they ask, and what comes back."""
