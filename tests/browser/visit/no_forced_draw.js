// Runs in a page before its own scripts: the only draw there is, which the table makes by itself after so many ms, is
// left to the visitor. Which of the two came first would hang on how busy the machine is.
(forced) => {
  const later = window.setTimeout;
  window.setTimeout = (does, time, ...rest) => (time === forced ? 0 : later.call(window, does, time, ...rest));
};
