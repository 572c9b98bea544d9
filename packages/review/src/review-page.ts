import { createHash } from "node:crypto";
import { pageScript, pageStyle } from "./page-asset.js";

/**
 * The page of a review and the policy it is served under: its own script and style, by their hashes, and its own
 * server. It is the same for every run; what there is to label it asks for.
 */
export function reviewPage(): { readonly page: string; readonly policy: string } {
  const [script, style] = [pageScript(), pageStyle()];
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(style)}'`,
    "connect-src 'self'",
    // An icon of nothing keeps browsers from asking for one.
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { page: `${HEAD}<style>${style}</style>\n</head>\n<body>\n${BODY}<script>${script}</script>\n`, policy };
}

const hash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Label answers</title>
<link rel="icon" href="data:,">
`;

const WELCOME = `<form id="welcome" class="panel">
<h1>Label answers</h1>
<p>You will see questions, accepted answers and answers, one case at a time, in an order of your own. Say of each answer
whether it is correct. You are not shown what any metric or any other person said, nor which model answered.</p>
<p>Each label is saved at once. Come back under the same name to go on.</p>
<label for="name">Your name</label>
<div class="line"><input id="name" required maxlength="80" dir="auto" autocomplete="off" spellcheck="false">
<button class="main">Start</button></div>
<p id="welcome-trouble" role="alert"></p>
</form>
`;

const KEYS = `<details id="keys"><summary>Keys <kbd>?</kbd></summary>
<dl>
<dt><kbd>1</kbd></dt><dd>correct</dd>
<dt><kbd>2</kbd></dt><dd>incorrect</dd>
<dt><kbd>3</kbd></dt><dd>unsure</dd>
<dt><kbd>N</kbd></dt><dd>next case without a label</dd>
<dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>case before, case after</dd>
<dt><kbd>U</kbd></dt><dd>undo the last label</dd>
<dt><kbd>M</kbd></dt><dd>write a note; <kbd>Esc</kbd> leaves it</dd>
<dt><kbd>R</kbd></dt><dd>open or close the rubric</dd>
</dl>
<p>Digits work in every script and on every layout.</p>
<label class="check"><input type="checkbox" id="use-keys" checked> Use these keys</label>
</details>
`;

const BODY = `<main>
${WELCOME}<div id="desk" hidden>
<header>
<p id="progress-text"></p><progress id="progress" aria-labelledby="progress-text"></progress>
<p class="faint">Labelling as <bdi id="labeler"></bdi>, in an order drawn for you (seed <span id="seed"></span>)</p>
<details id="rubric" hidden><summary>Rubric <kbd>R</kbd></summary><div id="rubric-text" class="text" dir="auto"></div></details>
${KEYS}</header>
<section aria-labelledby="place"><div class="line title"><h1 id="place" tabindex="-1"></h1><span id="state"></span></div><div id="case"></div></section>
<div id="bar" role="group" aria-label="Your label">
<p id="trouble" role="alert"></p>
<div class="line labels">
<button type="button" id="correct" aria-pressed="false">Correct <kbd>1</kbd></button>
<button type="button" id="incorrect" aria-pressed="false">Incorrect <kbd>2</kbd></button>
<button type="button" id="unsure" aria-pressed="false">Unsure <kbd>3</kbd></button>
</div>
<label class="note">Note <kbd>M</kbd> <textarea id="note" rows="1" maxlength="4000" dir="auto"></textarea></label>
<div class="line">
<button type="button" id="previous" aria-label="Previous case">←</button>
<button type="button" id="next" aria-label="Next case">→</button>
<button type="button" id="unlabelled">Next unlabelled <kbd>N</kbd></button>
<button type="button" id="undo">Undo <kbd>U</kbd></button>
<button type="button" id="retry" hidden>Save again</button>
</div>
<p id="said" role="status"></p>
</div>
</div>
<noscript><p>This page needs JavaScript, which is turned off.</p></noscript>
</main>
`;
