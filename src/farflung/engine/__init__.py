"""The engine: questions, luck, scenes, matches, records, views, scenarios, content and words. It knows no game."""
