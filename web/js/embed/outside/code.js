// @ts-check
/** The code that puts a table into somebody's page: for pages that allow scripts, and for those with frames only. */

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", '"': "&quot;" });
/** @param {string} value */
const attribute = (value) => value.replace(/[&<"]/g, (sign) => ESCAPES[sign]);

/**
 * The element is as light or dark as the page where it stands; a frame cannot see that.
 * @param {Record<string, string>} asked the attributes
 * @param {string} site the address of our site
 * @param {string} [view] the picture, for a position that no page can lay out by itself
 * @returns {{element: string, frame: string}}
 */
export function codeOf(asked, site, view = "") {
  const attributes = Object.entries(asked).map(([name, value]) => `${name}="${attribute(value)}"`);
  const page = new URL(`embed.html#${new URLSearchParams(asked)}`, site);
  return {
    element:
      `<script type="module" src="${attribute(new URL("embed.js", site).href)}"` +
      ` integrity="${BUILD.integrity}" crossorigin="anonymous"></script>\n` +
      `<lost-cities-table theme="auto" ${attributes.join(" ")}${view && `\n  view="${attribute(view)}"`}>` +
      "</lost-cities-table>",
    frame: `<iframe src="${attribute(page.href)}" title="Lost Cities" width="100%" height="720"></iframe>`,
  };
}
