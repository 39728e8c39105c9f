// Of {tables, sheets} what the rules' pages reckon of every sheet.
import { reckon } from "../../web/js/learn/score/reckon.js";

/** @param {{tables: any, sheets: any[]}} given */
export const answer = ({ tables, sheets }) => sheets.map((sheet) => reckon(sheet, tables));
