// Reads {game, tables, sheets} as JSON, reckons every sheet as the rules' pages do, writes the results as JSON.
import { readFileSync } from "node:fs";
import { reckon } from "../../web/js/learn/reckon.js";

const { tables, sheets } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(sheets.map((sheet) => reckon(sheet, tables))));
