// @ts-check
import { createHash } from "node:crypto";

/**
 * Puts a content policy into a built page: scripts of the site alone, and nothing that sends. The worker of the
 * playground is under it too, since the page makes it from a text.
 *
 * @param {string} html
 */
export function withContentPolicy(html) {
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const hashes = inline.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self'${[...new Set(hashes)].join("")}`,
    // The default theme and the highlighter write style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src blob: 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
  return html.replace(/<head>/, `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
