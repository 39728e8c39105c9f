// Selectors as they are shipped: given {web, selectors}, a list of the same.
import { createRequire } from "node:module";
import { separately } from "../../build/site/selectors.mjs";

export const answer = ({ web, selectors }) => {
  const parser = createRequire(`${web}/package.json`)("postcss-selector-parser");
  return selectors.map((each) => separately(parser, each));
};
