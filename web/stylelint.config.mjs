// What the style sheets are held to: the standard rules, and logical properties only, for the page is mirrored in
// Persian.
export default {
  extends: "stylelint-config-standard",
  rules: {
    "property-disallowed-list": [
      [
        "/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)/",
        "left",
        "right",
        "float",
        "clear",
      ],
    ],
    // A rule that fits on a line stays on one, as a table of them reads best.
    "declaration-block-single-line-max-declarations": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "import-notation": "string",
    // Safari knows these two by their old names only.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-user-select", "-webkit-text-size-adjust"] }],
    // Rules stand by what they dress, not by how heavy their selectors are.
    "no-descending-specificity": null,
  },
};
