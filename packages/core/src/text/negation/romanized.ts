import type { Cue, NegationLexicon } from "./lexicon.js";

const SOURCE = "own collection: the lists of the native scripts in the spellings of everyday Roman writing";

/** Forms of address, which stand behind all else in a clause. */
const ADDRESS = "bro da di dei machi macha machan anna akka thambi sir madam ji boss guru chetta chechi saar";
const NO_DOUBT = "doubt doubte e sandhegam sandhegame sandegam sandeham sandheham sandeha";

/** Tamil "nobody", "nothing else" behind an exception, which asserts it. */
const NOBODY = "yaarum yarum evarum edhuvum ethuvum onnum onnume vera verey";

const TAMIL_NO =
  "illai illae illaye illaiye illaaye illainga illaingo illaingka illeenga illinga illanga illada illappa illadaa illama illaama illaamal illamal " +
  "illadha illatha illaatha allada allanga alladha allatha";
/** "There is no such thing", in the spellings of கிடையாது. */
const TAMIL_NEVER =
  "kidaiyathu kidaiyadhu kidaiyadu kidaiyaathu kidaiyaadhu kidayathu kidayadhu kidayaathu kidayaadhu kidaiathu kidaiadhu " +
  "kedaiyathu kedaiyadhu kedayathu kedayadhu kedayaathu kedayaadhu kedaiyaathu kedaiyaadhu kedaiyadu kedayadu kidayadu";

const DRAVIDIAN_ONLY = "mattum matra maatra mathram maathram kevala";

/** Tamil, Kannada and Malayalam. */
const DRAVIDIAN_NO: readonly Cue[] = [
  {
    words: "illa",
    reach: 6,
    notPrevious: `yen yaake enthukondu ${DRAVIDIAN_ONLY} ${NO_DOUBT} ${NOBODY}`,
    notAsked: true,
    isName: true,
  },
  // "Teatro alla Scala": Italian goes on with a noun.
  {
    words: "alla",
    reach: 6,
    next: `${ADDRESS} adhu athu adu idhu ithu idu`,
    orLast: true,
    notPrevious: DRAVIDIAN_ONLY,
    notAsked: true,
    isName: true,
  },
];

export const romanized: readonly NegationLexicon[] = [
  {
    language: "ta-Latn",
    source: SOURCE,
    after: [
      { words: TAMIL_NO, reach: 6, notPrevious: `yen mattum ${NO_DOUBT} ${NOBODY}` },
      { words: TAMIL_NEVER, reach: 6, notPrevious: `mattum ${NO_DOUBT} ${NOBODY}` },
      ...DRAVIDIAN_NO,
    ],
    only: DRAVIDIAN_ONLY,
    clause: "aanaal aanal maarraga",
  },
  {
    language: "te-Latn",
    source: SOURCE,
    after: [
      {
        words:
          "kaadhu kaadandi kadandi kaadhandi kaadura kaadhura kaadani kadani ledhu leedu ledandi ledhandi leduga levu",
        reach: 6,
        notPrevious: `enduku matrame maatrame ${NO_DOUBT}`,
      },
      {
        words: "kaadu ledu",
        reach: 6,
        notPrevious: `enduku matrame maatrame ${NO_DOUBT}`,
        notAsked: true,
        isName: true,
      },
      // A forest in Kannada and Tamil.
      {
        words: "kadu",
        reach: 6,
        next: `${ADDRESS} adi idi kada ra`,
        orLast: true,
        notPrevious: "matrame maatrame",
        notAsked: true,
        isName: true,
      },
      { words: "kakunda kaakunda kakundaa", reach: 1 },
    ],
    only: "matrame maatrame kevalam",
    clause: "kaani ayithe mariyu endukante",
  },
  {
    language: "kn-Latn",
    source: SOURCE,
    after: [
      ...DRAVIDIAN_NO,
      { words: "allaa illaa allavo illavo", reach: 6, notPrevious: `yaake matra maatra ${NO_DOUBT}`, notAsked: true },
    ],
    only: DRAVIDIAN_ONLY,
    clause: "aadre aadare mattu yaakandre",
  },
  {
    language: "ml-Latn",
    source: SOURCE,
    after: [
      ...DRAVIDIAN_NO,
      {
        words: "allallo illallo allatto allatta illatto illatta allaatto illaatto alleda",
        reach: 6,
        notPrevious: `enthukondu mathram maathram ${NO_DOUBT}`,
        notAsked: true,
      },
    ],
    only: DRAVIDIAN_ONLY,
    clause: "ennal ennaal pakshe pakshey",
  },
  {
    language: "bn-Latn",
    source: SOURCE,
    after: [
      {
        words: "noy noyko nohe",
        reach: 6,
        notNext: "to",
        notPrevious: "keno tai shudhu sudhu kebol sondeho",
        isName: true,
      },
      {
        words: "noi",
        reach: 6,
        notPrevious: "keno tai shudhu sudhu kebol sondeho",
        near: "eta ota seta eti oti ti ekta ei oi hobe bole dada bhai uttor",
        isName: true,
      },
      {
        words: "na",
        reach: 2,
        near: "eta ota seta eti oti noy noi oita eita",
        // Hindi ends a question for agreement with it.
        notPrevious: "keno tai shudhu sudhu sondeho ki ba hobe hai hain tha thi the ho hoga hogi",
        notAsked: true,
        isName: true,
      },
    ],
    only: "shudhu sudhu shudhumatro kebol",
    clause: "kintu borong ebong",
  },
  {
    language: "as-Latn",
    source: SOURCE,
    after: [{ words: "nohoy nohoi nahay", reach: 6, notPrevious: "kiyo xondeh sondeh" }],
    only: "kewal keval mathu",
    clause: "kintu borong",
  },
  {
    language: "mr-Latn",
    source: SOURCE,
    after: [
      {
        words: "naahi naahee naahit nahit navhe navhey navhta navhata navhti navhati navhte navhate nasun nasoon",
        reach: 6,
        notNext: "tar ka",
        notPrevious: "ka ki shanka keval phakt fakt",
      },
    ],
    only: "keval phakt fakt",
    clause: "parantu aani",
  },
  {
    language: "ne-Latn",
    source: SOURCE,
    after: [{ words: "hoina hoinan chhaina thiena", reach: 6, notPrevious: "kina ki shanka", notAsked: true }],
    only: "kewal matra",
    clause: "kinabhane",
  },
  {
    language: "gu-Latn",
    source: SOURCE,
    after: [
      {
        words: "nathi nathee nthi nahotu nhotu nahoto nhoto nahoti nhoti",
        reach: 6,
        notNext: "to",
        notPrevious: "kem ke shanka matra fakt",
      },
    ],
    only: "matra fakt",
    clause: "parantu balke",
  },
  {
    language: "pa-Latn",
    source: SOURCE,
    after: [
      {
        // "New" and a barber in Hindi.
        words: "nai",
        reach: 6,
        next: `hai hain haiga haige si san ${ADDRESS}`,
        orLast: true,
        notPrevious: "kyu kyun kyon ki ya hi shak sirf",
        notAsked: true,
        isName: true,
      },
      { words: "nahio nahiyo naiyo", reach: 6 },
    ],
    only: "sirf keval",
    clause: "sagon",
  },
  {
    language: "or-Latn",
    source: SOURCE,
    after: [{ words: "nuhe nuhen nuhein nuhanti", reach: 6, notPrevious: "kahinki sandeha" }],
    only: "kebala kebal",
    clause: "kintu baran ebang",
  },
];
