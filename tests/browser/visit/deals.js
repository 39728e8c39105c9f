// Runs in a page before its own scripts: a match that is set out is dealt from the given seed, so that what a test
// meets can be met again, and played by the given rules besides those that were chosen, which the page need not offer:
// a round of few turns. The page itself never names a seed; the bridge takes one ("new" in lostcities/messages).
(seed, rules) => {
  const post = Worker.prototype.postMessage;
  let matches = 0;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.kind !== "bridge") return post.call(this, message, ...rest);
    const asked = JSON.parse(message.text);
    if (asked.do !== "new") return post.call(this, message, ...rest);
    matches += 1;
    const text = JSON.stringify({ seed: `${seed} ${matches}`, ...asked, options: { ...asked.options, ...rules } });
    return post.call(this, { ...message, text }, ...rest);
  };
};
