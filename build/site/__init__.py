"""The static site dist/site: bundles, fonts, licences, the frames of other people's pages."""
