"""What is for terminals only: the commands `arena` and `play`, their words, colours and progress.

Plain English lines; colours and a progress bar if the extra `lostcities[terminal]` (rich) is installed. The site does
not ship this package.
"""
