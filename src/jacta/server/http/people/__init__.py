"""What is one's own: who one is, an account, preferences, programs, all that is stored of one."""
