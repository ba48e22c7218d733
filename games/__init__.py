"""The rules of the titles, and the engine that they share.

Nothing here knows Discord, pictures, sentences, clocks or files other than a title's own data.
"""
