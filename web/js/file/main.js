// @ts-check
/** The beginning of the game as one file: that of the site's page, and the pages to read, which stand in it too. */
import "../shell/main.js";
import "./reading.js";
