"""The Textual application: screens, widgets and one table a game."""
