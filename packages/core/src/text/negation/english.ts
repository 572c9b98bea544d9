import type { NegationLexicon } from "./lexicon.js";

const AUXILIARIES =
  "is are was were be am does do did has have had can could will would shall should may might must it's that's he's she's they're";
const CONTRACTIONS =
  "isn't aren't wasn't weren't doesn't don't didn't hasn't haven't hadn't can't cannot couldn't won't wouldn't shouldn't mustn't ain't isnt arent wasnt werent doesnt dont didnt hasnt cant wont wouldnt";

const NOT_ONLY =
  "only just merely simply solely necessarily sure certain mistaken wrong incorrect false untrue least surprisingly until unlike without to";
const NO_DOUBT = "doubt wonder question matter problem less fewer more sooner surprise";

export const english: NegationLexicon = {
  language: "en",
  source:
    "own collection; what a cue and its scope are: Morante and Blanco, *SEM 2012 shared task on negation, https://aclanthology.org/S12-1035/",
  before: [
    { words: "not", reach: 5, notNext: NOT_ONLY, notPrevious: "or if why whether" },
    {
      words: CONTRACTIONS,
      reach: 5,
      notNext: `${NOT_ONLY} know forget worry mind doubt miss hesitate`,
      notPrevious: "why",
    },
    { words: "never", reach: 4, notNext: "mind forget fails fail" },
    { words: "no", reach: 3, notNext: NO_DOUBT, notFirst: true },
    { words: "neither nor", reach: 2 },
    { words: "without", reach: 1, notNext: "doubt question fail" },
    { words: "except excluding unlike", reach: 1 },
    { words: "rather other", reach: 2, next: "than", isPhrase: true },
    { words: "instead", reach: 2, next: "of", isPhrase: true },
    { words: "wrong incorrect false untrue", reach: 4, notPrevious: "not never nothing isn't wasn't aren't" },
    { words: "incorrectly wrongly falsely mistakenly erroneously", reach: 4 },
  ],
  after: [
    { words: "not", reach: 4, previous: AUXILIARIES, notNext: NOT_ONLY },
    { words: CONTRACTIONS, reach: 4, notNext: NOT_ONLY },
    { words: "never", reach: 4 },
    { words: "no", reach: 3, next: "longer" },
    { words: "wrong incorrect false untrue", reach: 4, notPrevious: "not never nothing isn't wasn't aren't" },
  ],
  // "It was not free until 1947" says 1947.
  clauseBefore: "until till",
  clause: "but and so because since hence therefore although though while whereas however yet then",
};
