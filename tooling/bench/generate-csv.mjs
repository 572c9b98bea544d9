// A CSV of model answers of any size, the same for the same seed: half of the rows in Devanagari, answers of all the
// kinds that matter for exact substring and word overlap, quotes, commas and line breaks where a real file has them.
import { closeSync, openSync, writeSync } from "node:fs";

const ENGLISH = {
  stop: ".",
  suffix: "an",
  words:
    "pillar stone river trade valley court guild harvest monsoon temple archive coin script ruler poet bridge garden " +
    "market festival weaver copper salt cotton road well the of in and was near which from by an old many later",
  names:
    "Ruru Jataka|Narmada valley|Chola ideals|scroll painting|Amalaka|Dipankara Buddha|Mithuna|Deula|Kailasa temple|" +
    "1947|Hoysala|Sun Temple, Konark|Pattachitra|Satavahana|Rani ki Vav|St. Thomas",
};
const HINDI = {
  stop: "।",
  suffix: "ों",
  words:
    "स्तंभ पत्थर नदी व्यापार घाटी दरबार शिल्पी फसल वर्षा मंदिर सिक्का लिपि शासक कवि पुल बाग बाज़ार मेला बुनकर ताँबा नमक " +
    "कपास सड़क कुआँ का की के में और था पास जो से एक पुराना अनेक बाद",
  names:
    "गंगा नदी|रुरु जातक|नर्मदा घाटी|चोल आदर्श|आमलक|बृहदेश्वर मंदिर|अजंता गुफा|कोणार्क सूर्य मंदिर|पट्टचित्र|होयसल|१९४७|" +
    "दिल्ली|रानी की वाव|हड़प्पा सभ्यता",
};
const DOMAINS = ["Art", "History", "Geography", "Literature", "Science", "Music", "Law", "Religion", "Food", "Sports"];
const FLUSH_AT = 1 << 20;

/** Writes `rows` rows to `file`. */
export function generateCsv(file, rows, seed = 20261129) {
  const draw = generator(seed);
  const output = openSync(file, "w");
  let pending = "question,answer,Domain,response\n";
  for (let row = 0; row < rows; row++) {
    pending += `${line(row, draw).map(quote).join(",")}\n`;
    if (pending.length > FLUSH_AT) {
      writeSync(output, pending);
      pending = "";
    }
  }
  writeSync(output, pending);
  closeSync(output);
}

/** Numbers from 0 to 1, the same on every machine (mulberry32). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function line(row, draw) {
  const language = draw() < 0.5 ? HINDI : ENGLISH;
  const words = language.words.split(" ");
  const pick = (list) => list[Math.floor(draw() * list.length)];
  const name = pick(language.names.split("|"));
  const domain = DOMAINS[Math.floor(draw() * draw() * DOMAINS.length)];
  const question = `${row}: ${pick(words)} ${pick(words)} ${pick(words)}?`;
  const length = language === HINDI ? 12 + Math.floor(draw() * 8) : 28 + Math.floor(draw() * 12);
  const body = Array.from({ length }, () => pick(words));
  const at = Math.floor(draw() * length);
  const kind = draw();
  let answer = name;
  if (kind < 0.5) body[at] = kind < 0.08 ? name.toUpperCase() : name;
  else if (kind < 0.62)
    body[at] = name
      .split(" ")
      .reverse()
      .join(` ${pick(words)} `);
  else if (kind < 0.64) {
    body[at] = name;
    answer = name + (draw() < 0.5 ? " " : language.stop);
  } else if (kind < 0.65) body[at] = name + language.suffix;
  else if (kind < 0.66) return [question, answer, domain, ""];
  for (let mark = 0; mark < 2; mark++) {
    const place = Math.floor(draw() * length);
    body[place] += draw() < 0.7 ? language.stop : ",";
  }
  const place = Math.floor(draw() * length);
  if (draw() < 0.08) body[place] = `"${body[place]}"`;
  if (draw() < 0.03) body[place] += "\n\n";
  return [question, answer, domain, body.join(" ") + language.stop];
}

const quote = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
