import { createHash } from "node:crypto";
import { showControls } from "../hidden-controls.js";
import { html } from "./markup.js";

/**
 * The beginning of a page up to its contents. The page may use this style, this script if it has one, and nothing
 * else: no network, no frame, no form that goes anywhere.
 */
export function pageStart(title: string, style: string, script: string | null): string {
  const policy = [
    "default-src 'none'",
    ...(script === null ? [] : [`script-src '${hash(script)}'`]),
    `style-src '${hash(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${showControls(title)}</title>
`;
  return `${start.markup}<style>${style}</style>\n</head>\n<body>\n`;
}

const hash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;
