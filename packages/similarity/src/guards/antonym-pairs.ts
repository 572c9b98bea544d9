/**
 * Pairs of opposites in English, Hindi and Roman Hindi that turn an answer around while hardly changing its vector. Own
 * list; a word may stand in several pairs. उत्तर is left out beside दक्षिण, since it also means "answer".
 */
const PAIRS = `
increase decrease|increases decreases|increased decreased|rise fall|rises falls|rose fell|higher lower|highest lowest
more less|more fewer|most least|before after|first last|left right|north south|east west|northern southern
eastern western|northeast southwest|hot cold|hotter colder|true false|correct incorrect|correct wrong|right wrong
legal illegal|possible impossible|win lose|wins loses|won lost|large small|larger smaller|largest smallest|big small
bigger smaller|biggest smallest|long short|longer shorter|longest shortest|tallest shortest|maximum minimum
positive negative|alive dead|always never|male female|open closed|above below|inside outside|buy sell|buys sells
import export|imports exports|expand contract|expands contracts|gain loss|accept reject|accepted rejected|allowed forbidden
include exclude|includes excludes|oldest newest|older younger|young old|fast slow|faster slower|fastest slowest
पूर्व पश्चिम|पूरब पश्चिम|बड़ा छोटा|बड़ी छोटी|बड़े छोटे|ऊपर नीचे|पहले बाद|पहला आखिरी|पहला अंतिम|अधिक कम|ज़्यादा कम|ज्यादा कम
अधिकतम न्यूनतम|सही गलत|सही ग़लत|सच झूठ|सत्य असत्य|दाएँ बाएँ|दाईं बाईं|जीत हार|जीता हारा|गर्म ठंडा|संभव असंभव
कानूनी गैरकानूनी|वैध अवैध|लाभ हानि|आयात निर्यात|बढ़ता घटता|बढ़ती घटती|बढ़ा घटा|बढ़ी घटी|जीवित मृत|नया पुराना|तेज धीमा|पुरुष महिला
purab paschim|poorab paschim|purv paschim|uttar dakshin|bada chhota|badi chhoti|bade chhote|upar neeche|pehle baad
zyada kam|jyada kam|adhik kam|sahi galat|sach jhooth|dayen bayen|jeet haar|jeeta haara|garam thanda|sambhav asambhav
badhta ghatta|badhti ghatti|naya purana`;

let opposites: Map<string, Set<string>> | undefined;

/** The opposites of each word that has any, folded by `fold`. */
export function antonyms(fold: (word: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  if (opposites !== undefined) return opposites;
  opposites = new Map();
  for (const pair of PAIRS.trim().split(/[|\n]/)) {
    const [one, other] = pair.split(" ").map(fold) as [string, string];
    opposites.set(one, (opposites.get(one) ?? new Set()).add(other));
    opposites.set(other, (opposites.get(other) ?? new Set()).add(one));
  }
  return opposites;
}
