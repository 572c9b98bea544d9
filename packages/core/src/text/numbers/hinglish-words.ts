import { powerOfTen, rational } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

/** Hindi 0 to 99 in everyday Roman spelling. Own collection. */
const SMALL: readonly string[] = [
  "shunya shoonya",
  "ek",
  "do",
  "teen tin",
  "char chaar",
  "paanch panch",
  "chhah chhe chah chhai",
  "saat",
  "aath aat",
  "nau",
  "das dus",
  "gyarah gyaarah gyara",
  "barah baarah bara",
  "terah tera",
  "chaudah chauda",
  "pandrah pandra",
  "solah sola",
  "satrah satra",
  "atharah athaarah athara",
  "unnis unnees",
  "bees bis",
  "ikkis ikkees",
  "bais baees",
  "teis teees",
  "chaubis chaubees",
  "pachis pachchis pachees",
  "chhabbis chabbis",
  "sattais sattaees",
  "atthais athais",
  "untis unattis",
  "tees tis",
  "ikattis iktis",
  "battis",
  "taintis tetis",
  "chauntis",
  "paintis",
  "chhattis chattis",
  "saintis",
  "adtis artis",
  "untalis unchalis",
  "chalis chaalis",
  "iktalis",
  "bayalis",
  "taintalis",
  "chauvalis chavalis",
  "paintalis",
  "chhiyalis",
  "saintalis",
  "adtalis artalis",
  "unchas",
  "pachas pachaas",
  "ikyavan",
  "bavan baavan",
  "tirepan tirpan",
  "chauvan",
  "pachpan",
  "chhappan chappan",
  "sattavan",
  "atthavan athavan",
  "unsath",
  "saath sath",
  "iksath",
  "basath",
  "tiresath tirsath",
  "chaunsath",
  "painsath",
  "chhiyasath",
  "sadsath",
  "adsath",
  "unhattar",
  "sattar",
  "ikhattar",
  "bahattar",
  "tihattar",
  "chauhattar",
  "pachhattar",
  "chhihattar",
  "satahattar",
  "athahattar",
  "unasi unnasi",
  "assi",
  "ikyasi",
  "bayasi",
  "tirasi",
  "chaurasi",
  "pachasi",
  "chhiyasi",
  "sattasi",
  "atthasi athasi",
  "navasi",
  "nabbe",
  "ikyanve",
  "banve",
  "tiranve",
  "chauranve",
  "pachanve panchanve",
  "chhiyanve",
  "sattanve",
  "atthanve",
  "ninyanve",
];

/** Words of English or of other everyday use: a number only as a whole text or beside a Hindi scale. */
const LOOSE = new Set("do teen tin char das dus bara tera bees bis tees tis saath sath aat panch chah sola".split(" "));

export function* hinglishWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const [value, words] of SMALL.entries()) {
    for (const word of words.split(" ")) {
      yield [word, { role: "small", value, sort: "single", ...(LOOSE.has(word) && { isLoose: true }) }];
    }
  }
  for (const word of ["sau", "soo"]) yield [word, { role: "hundred", isLoose: true }];
  for (const word of ["hazar", "hazaar", "hajar", "hajaar"]) yield [word, { role: "scale", value: powerOfTen(3) }];
  yield ["laakh", { role: "scale", value: powerOfTen(5) }];
  for (const word of ["karod", "karor", "crores", "caror"]) yield [word, { role: "scale", value: powerOfTen(7) }];
  yield ["arab", { role: "scale", value: powerOfTen(9), isVague: true }];
  yield ["kharab", { role: "scale", value: powerOfTen(11), isVague: true }];
  for (const word of ["dedh", "derh"]) yield [word, { role: "amount", value: rational(3n, 2n) }];
  for (const word of ["dhai", "dhaai", "adhai"]) yield [word, { role: "amount", value: rational(5n, 2n) }];
  for (const word of ["sava", "sawa"])
    yield [word, { role: "shift", value: rational(1n, 4n), alone: rational(5n, 4n) }];
  for (const word of ["sadhe", "saadhe", "sade", "saade", "sarhe"]) {
    yield [word, { role: "shift", value: rational(1n, 2n), alone: null }];
  }
  for (const word of ["paune", "pone"])
    yield [word, { role: "shift", value: rational(-1n, 4n), alone: rational(3n, 4n) }];
  for (const word of ["aadha", "adha", "aadhi", "adhi"]) {
    yield [word, { role: "part", value: rational(1n, 2n), needsNumber: false, isPlural: false }];
  }
  for (const word of ["chauthai", "chautha"]) {
    yield [word, { role: "part", value: rational(1n, 4n), needsNumber: true, isPlural: true }];
  }
  yield ["tihai", { role: "part", value: rational(1n, 3n), needsNumber: true, isPlural: true }];
  yield ["se", { role: "to" }];
  for (const word of ["pratishat", "fisadi", "feesadi"]) yield [word, { role: "percent" }];
}
