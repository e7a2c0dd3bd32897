"""Printing: a family's sheets laid out on paper and drawn as PDF or PNG.

``layout`` computes positions, ``jobs`` turns a family's sheets into what the templates in ``typst/`` draw,
``render`` is the only module that knows Typst, ``printing`` does a whole wish. It knows no game.
"""
