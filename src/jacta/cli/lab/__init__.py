"""The commands of the lab: studies, contests, and minds that learn."""
