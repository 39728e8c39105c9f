// @ts-check
/**
 * Watches for files that do not arrive on a first visit. It is part of the page's own text and needs no other file: it
 * names what is missing in the reader's language, asks for it again with growing pauses, and reloads the page once
 * everything is available. The service worker's list says what should come, and whether it came whole. It ends when the
 * page has started and has its styles; what the program fetches from then on, the program reports itself.
 */
(() => {
  const SILENCE = 12_000; // ms in which nothing arrives
  const PATIENCE = 10_000; // ms for one file when it is asked for again
  const LONGEST = 60_000; // ms between two tries
  const MOST = 3; // automatic reloads of the page
  const COUNT = "lostcities.lookout"; // the key of their count, in this tab

  // A browser without modules gets its message from the page itself.
  if (!("noModule" in HTMLScriptElement.prototype)) return;
  /** @param {string} which @returns {HTMLElement[]} */
  const all = (which) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(which))];
  const lang = language();
  const say = BUILD.lookout[lang];
  const box = document.createElement("div");
  let pause = 1000;
  let looking = false;
  let came = 0;
  let since = Date.now();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;

  /** The language that the person chose here, or the browser's first that we have. */
  function language() {
    let wished = [...navigator.languages, "en"];
    try {
      wished = [JSON.parse(localStorage["lostcities.settings"]).value.language, ...wished];
    } catch {
      // none was chosen, or storage is forbidden
    }
    return wished.map((each) => String(each).slice(0, 2)).find((each) => BUILD.lookout[each]) ?? "en";
  }

  const begun = () => document.readyState !== "loading" && !all(".no-start")[0];
  const well = () => begun() && getComputedStyle(document.body).getPropertyValue("--end");

  /** What the page cannot start without, as it is listed there; words come last. */
  const needed = () => [
    ...all("script[src],[rel=modulepreload],[rel=stylesheet]").map(
      (each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "",
    ),
    `lang/${lang}/shell.ftl`,
    `lang/${lang}/table.ftl`,
  ];

  /** @param {string} address */
  const asked = (address) => fetch(address, { cache: "reload", signal: AbortSignal.timeout(PATIENCE) });

  /** By ending: the type that a host must send, or browsers reject the file. @type {Record<string, RegExp>} */
  const KINDS = { js: /(java|ecma)script/, css: /^text\/css/, ftl: /^(?!.*html)/ };

  /** Whether a file comes now, whole and as its type. @param {string} address @param {Record<string, string>} list */
  async function comes(address, list) {
    const reply = await asked(address);
    const bytes = await reply.arrayBuffer();
    const hash = list[address] ?? list[`${address}.gz`];
    const kind = KINDS[address.slice(address.lastIndexOf(".") + 1)];
    if (!reply.ok || !kind.test(reply.headers.get("content-type") ?? "")) return false;
    if (!hash || !crypto.subtle) return true;
    return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))) === hash;
  }

  /** Asks for what may be missing; then reloads the page, or tells it what is missing. @param {string[]} which */
  async function look(which) {
    if (looking || well()) return;
    looking = true;
    clearTimeout(next);
    const list = await asked("sw.js")
      .then((reply) => reply.text())
      .then((text) => JSON.parse(text.slice(text.indexOf("{"), text.indexOf(";\n"))).files)
      .catch(() => ({}));
    const there = await Promise.all(which.map((each) => comes(each, list).catch(() => false)));
    const missing = which.filter((_, at) => !there[at]);
    looking = false;
    if (well()) return; // it has come after all
    if (missing.length) {
      tell(navigator.onLine ? "missing" : "offline", missing);
      pause = Math.min(LONGEST, 2 * pause);
      next = setTimeout(trouble, pause);
    } else if (begun()) {
      const [sheet] = all("[rel=stylesheet]");
      sheet.replaceWith(sheet.cloneNode());
    } else if (counted() < MOST) {
      location.reload();
    } else {
      tell("stopped", []);
    }
  }

  /** The number of automatic reloads so far; this one now counts too. */
  function counted() {
    try {
      const count = Number(sessionStorage[COUNT] ?? 0);
      sessionStorage[COUNT] = count + 1;
      return count;
    } catch {
      return MOST; // nothing can be counted here
    }
  }

  function forget() {
    try {
      sessionStorage.removeItem(COUNT);
    } catch {
      // nothing was counted
    }
  }

  /** @param {string} key @param {string[]} files */
  function tell(key, files) {
    box.lang = lang;
    box.dir = "auto"; // as its first letter
    box.setAttribute("role", "alert");
    // The page may be here without its styles.
    box.style.cssText =
      "position:fixed;z-index:99;inset:auto 9px 9px;padding:9px;border:2px solid;background:Canvas;line-height:2";
    const names = files.slice(0, 3).map((each) => `\u2066${each}\u2069`);
    box.replaceChildren(
      say[`lookout-${key}`].replace("{ $files }", names.join(", ") + (files[3] ? " …" : "")),
      files[0] ? ` ${say["lookout-again"]} ` : " ",
      button("lookout-retry", trouble),
      " ",
      button("lookout-reload", () => location.reload()),
    );
    document.body.append(box);
  }

  /** @param {string} key @param {() => void} does */
  function button(key, does) {
    const made = document.createElement("button");
    made.textContent = say[key];
    made.style.font = "inherit";
    made.onclick = does;
    return made;
  }

  /** Something failed, perhaps before the page has started, or its styles failed. */
  function trouble() {
    void look(needed());
  }

  // An error of a file that a tag fetches is heard only in the capture phase.
  addEventListener("error", ({ target }) => void (target instanceof HTMLImageElement || trouble()), true);
  addEventListener("unhandledrejection", trouble);
  addEventListener("online", trouble);

  const watch = setInterval(() => {
    // The text there says that scripts are blocked: they are not.
    for (const each of all(".no-start")) each.hidden = true;
    const now = performance.getEntriesByType("resource").map(({ name }) => name);
    if (well()) {
      clearInterval(watch);
      box.remove();
      forget();
    } else if (now.length !== came) {
      came = now.length;
      since = Date.now();
    } else if (begun() && document.readyState === "complete") {
      if (!box.isConnected) trouble(); // a file came that is no style sheet
    } else if (Date.now() - since > SILENCE && !box.isConnected) {
      const late = needed().filter((each) => !now.includes(new URL(each, location.href).href));
      tell("slow", late);
      void look(late);
    }
  }, 500);
})();
