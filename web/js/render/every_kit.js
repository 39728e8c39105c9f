// @ts-check
/**
 * Every game's kit at once, for frames in other pages and for what the build draws. The page itself fetches each kit
 * when such a table is opened (outfit.js).
 */
import { kit as adapted } from "./adapted/kit.js";
import { kit as board } from "./board/kit.js";
import { KITS } from "./kits.js";

Object.assign(KITS, { board, adapted });
