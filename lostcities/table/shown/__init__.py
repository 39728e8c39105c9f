"""What a table shows: the snapshot that goes to the page, its sheet, traces, the picture of a list."""
