"""Running a house: settings, processes, logs, figures, and its checkup."""
