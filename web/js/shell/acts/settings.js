// @ts-check
/** The settings: each change is a wish. */

/** @param {import("./tools.js").Tools} tools @returns {import("./tools.js").Acts} */
export const settingsActs = ({ wish }) => ({
  language: (_, language) => wish({ language }),
  setting: (element, value) => wish({ [element.name]: value }),
  toggle: (element) =>
    wish({ [element.name]: element.checked, ...(element.name === "tips" && element.checked ? { tipped: "" } : {}) }),
});
