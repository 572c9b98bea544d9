// @ts-check
// Other detectors, asked for the tags that identifyLanguage uses.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** ISO 639-3 codes of the languages that are measured. */
const SHORT = new Map(
  (
    "hin hi,mar mr,nep ne,npi ne,san sa,mai mai,bho bho,ben bn,asm as,urd ur,pnb pa-Arab,arb ar,ara ar,pes fa,fas fa,prs fa," +
    "pbu ps,pus ps,uig ug,pan pa,guj gu,tam ta,tel te,kan kn,mal ml,sin si,ory or,ori or,eng en,spa es,fra fr,deu de,por pt," +
    "ita it,nld nl,ind id,swh sw,swa sw,tur tr,pol pl,vie vi,tgl fil,ron ro,swe sv,fin fi,kok kok,gom kok,brx brx,doi doi," +
    "kas ks,snd sd,mni mni"
  )
    .split(",")
    .map((pair) => /** @type {[string, string]} */ (pair.split(" "))),
);

/** @param {string} code */
function tag(code) {
  const known = { tl: "fil", arz: "ar", pnb: "pa-Arab", gom: "kok", und: "und", "": "und" };
  return SHORT.get(code) ?? known[/** @type {keyof typeof known} */ (code)] ?? code;
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, (text: string) => string>>}
 */
export async function openPeers(folder) {
  const from = createRequire(join(folder, "package.json"));
  const load = (/** @type {string} */ name) => import(pathToFileURL(from.resolve(name)).href);
  const esm = (/** @type {string} */ file) => import(pathToFileURL(join(folder, "node_modules", file)).href);
  const { franc } = await esm("franc/index.js");
  const { franc: francAll } = await esm("franc-all/index.js");
  const { eld } = await esm("eld/src/entries/static.large.js").catch(() => esm("eld/src/entries/static.js"));
  const tiny = await load("tinyld");
  const { loadModule } = from("cld3-asm");
  const cld3 = (await loadModule()).create(0, 1000);
  const fastText = await openFastText(folder).catch(() => undefined);
  return {
    franc: (text) => tag(franc(text, { minLength: 1 })),
    "franc-all": (text) => tag(francAll(text, { minLength: 1 })),
    eld: (text) => tag(eld.detect(text).language),
    tinyld: (text) => tag(tiny.detect(text)),
    cld3: (text) => tag(cld3.findLanguage(text).language),
    ...(fastText === undefined ? {} : { fasttext: (/** @type {string} */ text) => tag(fastText(text)) }),
  };
}

/** @param {string} folder */
async function openFastText(folder) {
  const { getLIDModel } = await import(
    pathToFileURL(join(folder, "node_modules/fasttext.wasm.js/dist/main/node.mjs")).href
  );
  const model = await getLIDModel();
  const core = await model.load();
  return (/** @type {string} */ text) => {
    const best = core.predict(text.replace(/\n/g, " "), 1, 0).get(0);
    return String(best[1]).replace("__label__", "");
  };
}
