/** Full-width letters and digits, Latin ligatures and circled numbers as plain ones. Superscripts keep their meaning. */
export function foldWidth(text: string): string {
  return WIDE.test(text) ? text.replace(WIDE_RUNS, (wide) => wide.normalize("NFKC")) : text;
}

const WIDE = /[\u2460-\u2473\ufb00-\ufb06\uff01-\uff5e\uffe0-\uffe6]/;
const WIDE_RUNS = /[\u2460-\u2473\ufb00-\ufb06\uff01-\uff5e\uffe0-\uffe6]+/g;
