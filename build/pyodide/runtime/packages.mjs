// The packages of the page's tools (web/package.json), from outside of their folder.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(new URL("../../../web/package.json", import.meta.url));

/** @param {string} name */
export const fetched = (name) => import(pathToFileURL(resolve(name)).href);
