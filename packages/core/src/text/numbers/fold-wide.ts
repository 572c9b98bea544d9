/**
 * A text whose numbers in full-width forms ("－１，２００．５％", "￥１００", "５ｋｍ") are written in ASCII, each code
 * unit for one, so that offsets stay. Full-width marks without a digit among them are left to the prose around them.
 */
export function foldWide(text: string): string {
  return WIDE_DIGIT.test(text) ? text.replace(WIDE_RUN, foldRun) : text;
}

const WIDE_DIGIT = /[\uff10-\uff19]/;
const WIDE_RUN = /[\uff01-\uff5e\uffe1\uffe5\uffe6]+/g;
const CURRENCIES: Readonly<Record<string, string>> = { "￡": "£", "￥": "¥", "￦": "₩" };

const foldRun = (run: string): string =>
  WIDE_DIGIT.test(run)
    ? run.replace(/./g, (wide) => CURRENCIES[wide] ?? String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    : run;
