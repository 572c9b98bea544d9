/**
 * Short common words of English that may be read as a word of an Indian language in Roman letters: "more" as मोर, "door" as
 * दूर. Own collection. Left out are words that English has from India (guru, loot), those that Indian languages have from
 * English and seldom mean otherwise (home, page), and those that are known rather as names (ram, om, tara).
 */
const WORDS = `
  able act add age ago aid aim air alone along amid among angle animal answer ant area arm army art ask ate away baby back bad bag bail bake ball ban
  band bane bank bar bare bark barn bat bath bay bead beam bean bear beat bed bee been beer bell belt bend best bet big bike bill bin bird birth bit
  bite black blue boat body bold bond bone book boot bore born bowl box boy brain bread bring bug build bull burn bush busy buy cab cake call calm
  came camp cap car care cart case cash cat cause cave chair change chat cheap cheer chest child chill chin chip chore cite class clean clear coal
  coast coat code cold come cool cop cord core corn cost court cow cry cup cut dad dam damp dare dark data dawn day dead deal dean dear death deed
  deep deer den dice die diet dig dill dim din dine dip dirt dish dive dog door dot down draw dream drink drive drop drum dry duck due dumb dump dust
  duty ear earn earth ease east easy eat edge egg end era even ever eye face fact fail fair fall fame fan far fare farm fast fat father feed feel
  feet fell fill find fine fire firm fish fist five fix flag flat flow fly fog food fool foot force forest form four free full fun fur gain gal game
  gap gas gate gave gear get gift girl give glad glass goal goat god gold gone good got grain grass great green grew grow gum gun guy had hail hair
  half hall ham hand hang hard hare harm hat hate have hay head heal hear heart heat heavy heel held hell help hen hence her here hero hide high hill
  hip hit hold hole holy hook hope horse hot hour house hug huge hum hunt hurry hurt ice idea ill iron jail jar jet job join joke joy jug jump keen
  keep kept kid kill kin kind king kite knee know lab lack lad lady laid lamb lamp land lane lap large last late laugh law lay lead leaf lean leap
  learn least led left leg less let life lift light like lime line lion lip list lit live lock log long look lord lose lot loud love low luck lull
  lump lung mad made mail main major make male mall man mane many map mare mark mass mat mate math matter may meal mean meat meet mellow melt men
  mere mild mile milk mill mind mine mix mole mom money mood moon moor more moss most moth mother mouse move much mud mug mule must nail name nap
  near neat neck need nest new news nice night nine node none noon nor nose noun now null number nun nurse nut oak oil old one open oral order ore
  our out oven over own pace pad paid pain pair pal pale palm pan pane park pass past pat path pay pea peace peak pear peel peer pen per pet pie pile
  pill pin pine pint pipe pit place plain plan plate play poem pole pool poor port pose post pot pour power pull pun pure purse push put rail rain
  raise ran rare rat rate raw ray reach read real red rent rest rice rich ride right ring rise road role roll roof room root rope rose rot row rude
  rule run rush sack sad safe said sail sake salad sale salt same sand sang sat save saw say sea seal season seat see seed seek seem seen seer sell
  send sent serve set seven shade share she shed sheep shine ship shoe shop shore short show shut sick silk sin sing sink sir sit six size skin sky
  sleep slow small smart smell snake snow soap soil sole some son song soon sore sort soul soup sour south start stay steel stone store storm story
  such sum sun sure tail take tale talk tall tame tan tank tap tar taste team tear tease teen tell ten term test than thank that their them then
  there these they thin thing think third this thorn those thread three throw tide tie till time tin tire toe told tomb toot top torn total tour
  trade trail train tree try tune turn ugly uncle upon use van vase vast very vine void wait wake walk wall want war warm warn was wash watch water
  wave way weak wear week weight well went west wet what when where which while white who whole why wide wife wild will win wind wine wing wise wish
  with wolf woman won wood word wore work worm worn yam yard year yes yet young your youth
`;

let set: ReadonlySet<string> | undefined;

export function isEnglishWord(fold: string): boolean {
  set ??= new Set(WORDS.trim().split(/\s+/));
  return set.has(fold) || set.has(singular(fold));
}

/** "tries" is "try", "cars" is "car". */
export const singular = (fold: string): string => fold.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
