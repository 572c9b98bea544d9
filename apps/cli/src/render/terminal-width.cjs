// The terminal columns that a text takes. string-width is only loaded where a text is more than ASCII: it makes ready
// what every emoji there is looks like, for which a small run has to wait as long as for all its scores.
"use strict";

const ASCII = /^[ -~]*$/;

module.exports = (text) => (ASCII.test(text) ? text.length : require("string-width").default(text));
