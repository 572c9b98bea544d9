import { lazyPattern } from "@eval/core/text";
import type { DataField } from "./build-prompt.js";

/** A text that seems to speak to the judge instead of being judged. */
export interface InjectionFlag {
  readonly kind: "override_phrase" | "control_token" | "invisible_text" | "verdict_shape";
  /** The field it is in: `answer`, `context 2`. */
  readonly field: string;
}

/**
 * Texts that may be meant for the judge: phrases that take back instructions (English, Hindi, Hinglish, Tamil, Bengali,
 * Marathi, Telugu, Urdu), control tokens of chat formats, hidden characters that spell text, and JSON that looks like a
 * verdict.
 *
 * A flag is a reason to look, never proof, and no flag is no promise: it changes no score. ZWJ and ZWNJ, which Indian
 * scripts need, are no reason.
 */
export function injectionFlags(data: readonly DataField[]): InjectionFlag[] {
  return data.flatMap(({ name, text }) => {
    // Invisible characters inside a word would hide it from every pattern.
    const readable = text.normalize("NFKC").replace(IGNORABLE(), "");
    return DETECTORS.flatMap(({ kind, find }) => (find(text, readable) ? [{ kind, field: name }] : []));
  });
}

const IGNORABLE = lazyPattern("\\p{Default_Ignorable_Code_Point}", "gu");

interface Detector {
  readonly kind: InjectionFlag["kind"];
  readonly find: (text: string, readable: string) => boolean;
}

const DETECTORS: readonly Detector[] = [
  { kind: "override_phrase", find: (_, readable) => OVERRIDES.some((pattern) => pattern().test(readable)) },
  { kind: "control_token", find: (_, readable) => CONTROL_TOKEN.test(readable) },
  { kind: "invisible_text", find: (text) => INVISIBLE_TEXT().test(text) },
  { kind: "verdict_shape", find: (_, readable) => VERDICT_SHAPE.test(readable) },
];

/** Up to three words may stand between the parts: "ignore all of the previous instructions". */
const GAP = "(?:\\s+\\p{L}[\\p{L}\\p{M}]*){0,3}\\s+";

const phrase = (...parts: readonly string[]) => lazyPattern(`(?<![\\p{L}\\p{M}])${parts.join(GAP)}`, "iu");

/** What is told to be dropped, and the word for dropping it, in the order in which the language puts them. */
const OVERRIDES = [
  phrase(
    "(?:ignore|disregard|forget|override|bypass)",
    "(?:instructions?|rules?|prompts?|rubrics?|guidelines|criteria)",
  ),
  phrase(
    "(?:mark|grade|score|rate|judge)(?:\\s+(?:this|it|the|every|all|each))",
    "(?:as\\s+)?(?:correct|supported|pass(?:ed)?|right|5|10)(?![\\p{L}\\p{N}])",
  ),
  phrase(
    "(?:you\\s+(?:must|should|have\\s+to)|please)",
    "(?:output|return|reply|respond|give|answer)(?:\\s+(?:only|with))*\\s+(?:a\\s+)?(?:score|verdict|pass|grade|5|10)(?![\\p{L}\\p{N}])",
  ),
  phrase("(?:new|updated|real)\\s+instructions?\\s*:"),
  phrase("(?:निर्देश(?:ों)?|नियम(?:ों)?|आदेश(?:ों)?)", "(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल|उपेक्षा)"),
  phrase("(?:instructions?|nirdesh(?:on)?|niyam(?:on)?|rules?)", "(?:ignore|bhool|bhul|andekha|nazarandaz)"),
  phrase("(?:வழிமுறைகளை|அறிவுறுத்தல்களை|விதிகளை)", "(?:புறக்கணி|மற)"),
  phrase("(?:নির্দেশ(?:না|াবলী|গুলি|গুলো)?|নিয়ম)", "(?:উপেক্ষা|ভুলে|অগ্রাহ্য)"),
  phrase("(?:सूचना|नियम)", "(?:दुर्लक्ष|विसरा)"),
  phrase("(?:సూచనలను|నియమాలను)", "(?:విస్మరించ|మర్చిపో)"),
  phrase("(?:ہدایات|ہدایت|اصول)", "(?:نظر\\s*انداز|بھول)"),
];

/** Tokens by which chat formats separate roles, and headings that imitate them. */
const CONTROL_TOKEN =
  /<\|(?:im_start|im_end|start|end|system|user|assistant|endoftext|eot_id|start_header_id)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant)>|^\s*(?:system|assistant)\s*:|\[(?:BEGIN|END) DATA\]/im;

/** Tag characters spell ASCII that nobody sees; runs of zero-width ones carry bits. ZWNJ and ZWJ alone are text. */
const INVISIBLE_TEXT = lazyPattern(
  "[\\u{E0020}-\\u{E007E}]{3}|[\\u200B\\u2060\\u2062-\\u2064\\uFEFF]{4}|[\\u200B-\\u200D]{8}",
  "u",
);

const VERDICT_SHAPE =
  /"(?:score|verdict|confidence|pass(?:ed)?)"\s*:\s*(?:"(?:PASS|FAIL|high|correct)"|\d|true)|\bGRADE\s*:\s*[A-Z]\b/i; // ascii: keys of our own replies
