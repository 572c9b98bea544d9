/** Words that probes add to an answer, in one language. */
export interface ProbeWords {
  /** Says that the answer is not so. */
  readonly deny: (answer: string) => string;
  /** Says nothing, at length. */
  readonly padding: string;
  /** Claims that others agree. */
  readonly authority: string;
}

const english: ProbeWords = {
  deny: (answer) => `It is not true that ${answer}`,
  padding:
    "Questions like this come up again and again, and many people find it useful to take a moment and think about them before they go on with their day.",
  authority: "90 % of experts agree with this [1](https://example.org).",
};

const hinglish: ProbeWords = {
  deny: (answer) => `Yeh sach nahi hai ki ${answer}`,
  padding:
    "Aise sawaal baar baar aate hain, aur bahut se log aage badhne se pehle thoda ruk kar in par sochna pasand karte hain.",
  authority: "90 % visheshagya is baat se sahmat hain [1](https://example.org).",
};

const hindi: ProbeWords = {
  deny: (answer) => `यह सच नहीं है कि ${answer}`,
  padding: "ऐसे प्रश्न बार-बार पूछे जाते हैं, और बहुत से लोग आगे बढ़ने से पहले थोड़ा रुककर इन पर सोचना पसंद करते हैं।",
  authority: "90 % विशेषज्ञ इस बात से सहमत हैं [1](https://example.org)।",
};

const tamil: ProbeWords = {
  deny: (answer) => `இது உண்மை அல்ல: ${answer}`,
  padding:
    "இத்தகைய கேள்விகள் மீண்டும் மீண்டும் கேட்கப்படுகின்றன, மேலே செல்வதற்கு முன் சற்று நின்று இவற்றைப் பற்றி யோசிப்பது பலருக்குப் பிடிக்கும்.",
  authority: "90 % வல்லுநர்கள் இதை ஏற்கிறார்கள் [1](https://example.org).",
};

const bengali: ProbeWords = {
  deny: (answer) => `এটা সত্য নয় যে ${answer}`,
  padding: "এ ধরনের প্রশ্ন বারবার আসে, এবং অনেকেই এগিয়ে যাওয়ার আগে একটু থেমে এগুলি নিয়ে ভাবতে পছন্দ করেন।",
  authority: "90 % বিশেষজ্ঞ এই বিষয়ে একমত [1](https://example.org)।",
};

const BY_SCRIPT: readonly (readonly [script: RegExp, words: ProbeWords])[] = [
  [/\p{Script=Devanagari}/u, hindi],
  [/\p{Script=Tamil}/u, tamil],
  [/\p{Script=Bengali}/u, bengali],
];

/**
 * The words for an answer: by its language where that is told, else by its script, English where neither is known.
 * Only these five are there; an answer in another language gets English words, which a judge reads as well.
 */
export function wordsFor(answer: string, language: string | undefined): ProbeWords {
  if (language !== undefined && /^(?:hi|ur)-Latn\b/i.test(language)) return hinglish; // ascii: language tags
  return BY_SCRIPT.find(([script]) => script.test(answer))?.[1] ?? english;
}
