"""The site that tells of Tischrunde, made of ``docs/`` and of what the code itself says."""
