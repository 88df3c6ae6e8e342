"""What a keeper does with a whole database: copy it, and look whether it is whole."""
