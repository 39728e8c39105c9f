// Draws pictures without a browser: reads a JSON list of {table, show, language} from standard input, writes the list
// of their markup.
import fs from "node:fs";
import { drawn } from "../../build/site/embed_pictures.mjs";
import { markup } from "../../web/js/render/tree.js";

const asked = JSON.parse(fs.readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map((each) => markup(drawn(each).picture))));
