import { lazyPattern } from "@eval/core/text";

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a text gives one of two spans as the translation of the other: "barley (बरसीम)", "बाल (child)", "'बाल' means
 * child", "बाल यानी बच्चा", "ज्वार (जिसे बरसीम भी कहा जाता है)", and of a quoted sentence: "कल … था" (… tomorrow …).
 */
export function isPair(text: string, term: Span, gloss: Span): boolean {
  if (gloss.start >= term.end) {
    const between = text.slice(term.end, gloss.start);
    if (between.length > MOST_BETWEEN) return false;
    return TERM_FIRST().test(between) || QUOTED_SENTENCE().test(between);
  }
  const between = text.slice(gloss.end, term.start);
  return between.length <= MOST_BETWEEN && GLOSS_FIRST().test(between);
}

const MOST_BETWEEN = 90;

const MEANS =
  "means?|meant|meaning|refers? to|referring to|denotes?|translates? to|translated as|is read as|read as|interpreted as|understood as|taken as|i\\.?e\\.?|that is|that is to say|यानी|यानि|अर्थात्?|मतलब|का अर्थ|का मतलब|का अनुवाद|yaani|yani|matlab|ka matlab|ka arth|ka meaning";
const FILLER = "(\\s|[\"'“”‘’,:—–-])*";
const LITTLE = "((an?|the|here|only|simply|to|of|is|literally|in this context|in context|यहाँ|है|hai)\\s+)*";

/** "बाल (child", "बाल' means 'child", "बाल = child", "बाल — child". */
const TERM_FIRST = lazyPattern(
  `^${FILLER}(\\([^()]{0,25}|=\\s*|→\\s*|${LITTLE}(${MEANS})${FILLER}${LITTLE})${FILLER}$`,
  "iu",
);
/** "child (बाल", "child, i.e. बाल", "ज्वार (जिसे बरसीम". */
const GLOSS_FIRST = lazyPattern(
  `^["'”’]?\\s*(\\(\\s*(i\\.e\\. |जिसे |यानी |that is )?["'“‘]?|=\\s*|,? (i\\.e\\.|called) ["'“‘]?)$`,
  "iu",
);
/** `कल शाम को … था" (I ate outside tomorrow`: the quoted sentence, then its translation in brackets. */
const QUOTED_SENTENCE = lazyPattern('^[^"“”()]*["”’\']\\s*\\([^()]*$', "u");
