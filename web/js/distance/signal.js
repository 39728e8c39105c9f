// @ts-check
/**
 * What two devices side by side tell each other to be connected, as a short text: only what differs in a browser's
 * description of a connection (SDP), so that one code holds it. It is read as strictly as messages are: nothing gets
 * from it into a description but letters, digits and the signs of base64 and addresses.
 *
 *     lcs1!o!ufrag!password!fingerprint!address~port,address~port
 *
 * "o" offers, "a" answers; the fingerprint is that of the certificate (SHA-256), 32 bytes in base64url.
 */

const MOST = 4; // addresses of a device; more would make a code hard to read
const ADDRESS = String.raw`[\w.:-]{2,64}~\d{1,5}`;
const KEYS = String.raw`([\w+/]{4,256})!([\w+/]{22,256})!([\w-]{43})`;
const SIGNAL = new RegExp(`lcs1!([oa])!${KEYS}!(${ADDRESS}(?:,${ADDRESS}){0,${MOST - 1}})(?![^\\s"'<>])`);
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;
/**
 * Addresses on a private network (RFC 1918, 3927, 4193, 4291), and names that only devices there answer to (RFC 6762):
 * a code from somebody else makes this device speak to no others. A device that has the answer can come from anywhere.
 */
const NEAR = new RegExp(
  `^(?:${[
    String.raw`[\w-]+\.local`,
    String.raw`(?:10|127)(?:\.\d{1,3}){3}`,
    String.raw`(?:169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}`,
    String.raw`(?:f[cd][\da-f]{2}|fe[89ab][\da-f]):[\da-f:]+|::1`,
  ].join("|")})$`,
  "i",
);
const FIRST = 2122260223; // priority of the first address, as RFC 8445 reckons it for a host's own

/** @typedef {{type: "offer" | "answer", sdp: string}} Description */

/** @param {string} sdp @param {string} name */
const attribute = (sdp, name) => new RegExp(`^a=${name}:(\\S+)\\s*$`, "m").exec(sdp)?.[1] ?? "";

/** @param {string} pairs hexadecimal digits with colons, as a certificate's fingerprint is written */
const toBase64 = (pairs) =>
  btoa(String.fromCharCode(...pairs.split(":").map((pair) => parseInt(pair, 16))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @param {string} text */
const toPairs = (text) =>
  [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))]
    .map((each) => each.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase())
    .join(":");

/** @param {string} address */
const nearness = (address) => Number(NEAR.test(address));

/** A description as a short text; addresses that the other side takes come first. @param {Description} description */
export function signalOf({ type, sdp }) {
  const [, fingerprint = ""] = /^a=fingerprint:sha-256 ([\dA-F:]{95})\s*$/im.exec(sdp) ?? [];
  const found = [...sdp.matchAll(CANDIDATE)].sort(([, one], [, other]) => nearness(other) - nearness(one));
  const addresses = found.slice(0, MOST).map(([, address, port]) => `${address}~${port}`);
  return [
    "lcs1",
    type[0],
    attribute(sdp, "ice-ufrag"),
    attribute(sdp, "ice-pwd"),
    toBase64(fingerprint),
    addresses.join(","),
  ].join("!");
}

/** The signal in a text that was brought here, whatever stands around it; "" if there is none. */
/** @param {string} text */
export function signalIn(text) {
  const [, linked = ""] = /#distance\/(\S+)/.exec(text) ?? [];
  try {
    return SIGNAL.exec(linked ? decodeURIComponent(linked) : text)?.[0] ?? "";
  } catch {
    return "";
  }
}

/**
 * The description that a signal is short for, without addresses that are not near.
 * @param {string} signal @returns {Description | null}
 */
export function descriptionOf(signal) {
  const [, kind, ufrag, password, fingerprint, addresses] = SIGNAL.exec(signal) ?? [];
  if (!kind) return null;
  const near = addresses.split(",").flatMap((each) => {
    const [address, port] = each.split("~");
    return NEAR.test(address) ? [`${address} ${port}`] : [];
  });
  const candidates = near.map((each, at) => `a=candidate:${at + 1} 1 udp ${FIRST - at} ${each} typ host`);
  const lines = [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0", ...candidates],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${toPairs(fingerprint)}`],
    ...[`a=setup:${kind === "o" ? "actpass" : "active"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:65536"],
  ];
  return { type: kind === "o" ? "offer" : "answer", sdp: `${lines.join("\r\n")}\r\n` };
}

/** Whether a signal has an address that may be tried. @param {string} signal */
export const isNear = (signal) => Boolean(descriptionOf(signal)?.sdp.includes("a=candidate:"));
