// @ts-check
import { caseForm } from "./case-form.mjs";
import { caseOfFields } from "./case-of-fields.mjs";
import { metricCard } from "./metric-card.mjs";
import { optionsEditor } from "./options-editor.mjs";
import { outcomeOverview } from "./outcome-overview.mjs";
import { packageSection } from "./result-list.mjs";
import { createScorer } from "./scorer.mjs";
import { readFragment, writeFragment } from "./shared-link.mjs";
import { summaryOf } from "./summary.mjs";

/** @typedef {import("./shared-case.mjs").SharedCase} SharedCase */

/** From the last key to the first measuring, in milliseconds. */
const PAUSE = 150;
/** Longer addresses are cut by some programs that carry them. */
const LONG_LINK = 8000;

/** What was typed, for when the reader comes back from another page of the site. @type {SharedCase | null} */
let draft = null;

/**
 * Brings the page to life.
 *
 * @param {HTMLElement} root
 * @param {(metric: string) => string} pageOf the address of a metric's page
 * @param {readonly Pick<SharedCase, "fields" | "open">[]} examples
 * @returns {() => void} that ends it
 */
export function startPlayground(root, pageOf, examples) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-part="${name}"]`));
  const [results, overview] = [part("results"), part("overview")];
  const [status, linkStatus] = [part("status"), part("link-status")];
  const form = caseForm(/** @type {HTMLFormElement} */ (root.querySelector("form")));
  /** @type {Map<string, ReturnType<typeof packageSection>>} */
  const sections = new Map();
  /** @type {SharedCase} */
  const state = { fields: {}, options: {}, open: [] };
  /** @type {Readonly<Record<string, string>>} */
  let languages = {};
  /** @type {import("@eval/core").EvalCase} */
  let evalCase = {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const cards = () => [...sections.values()].flatMap((section) => section.cards);
  const sectionOf = (/** @type {string} */ name) => {
    const known = sections.get(name);
    if (known !== undefined) return known;
    const made = packageSection(name);
    sections.set(name, made);
    results.append(made.element);
    return made;
  };
  const openNow = () => cards().flatMap(({ element, name }) => (element.open ? [name] : []));

  const scorer = createScorer((message) => {
    switch (message.kind) {
      case "loading":
        return sectionOf(message.packageName).say("loading …");
      case "waiting":
        return sectionOf(message.packageName).say(`waits for ${message.needs}`);
      case "failed":
        return sectionOf(message.packageName).say(`could not be loaded: ${message.message}`);
      case "loaded":
        return addCards(message.packageName, message.metrics);
      case "languages":
        return speak(message.languages);
      case "result":
        return [...sections.values()]
          .find(({ has }) => has(message.metric))
          ?.show({ result: message.result, evalCase, languages });
      case "broken":
        status.textContent = `The metrics stopped: ${message.message}. Change a text to start them again.`;
        return scorer.stop();
      case "done":
        return finish();
    }
  });

  const finish = () => {
    const current = cards().flatMap(({ shown }) => (shown?.evalCase === evalCase ? [shown.result] : []));
    const measured = current.filter(({ label }) => label !== "missing_field");
    status.textContent = summaryOf(measured);
    overview.replaceChildren(...outcomeOverview(measured, goTo));
    overview.hidden = false;
    results.removeAttribute("aria-busy");
  };

  const goTo = (/** @type {string} */ metric) => {
    const card = cards().find(({ name }) => name === metric);
    if (card === undefined) return;
    card.element.open = true;
    card.element.querySelector("summary")?.focus();
    card.element.scrollIntoView({ block: "start" });
  };

  /**
   * @param {string} packageName
   * @param {readonly import("./score-case.mjs").MetricFacts[]} metrics
   */
  const addCards = (packageName, metrics) => {
    const section = sectionOf(packageName);
    section.say("");
    const fresh = metrics.filter(({ info }) => !section.has(info.name));
    section.add(
      fresh.map((facts) => {
        const { name } = facts.info;
        const editor = () => optionsEditor(facts, state.options[name] ?? {}, (changed) => change({ [name]: changed }));
        const card = metricCard(facts, pageOf(name), editor);
        card.element.open = state.open.includes(name);
        return card;
      }),
    );
  };

  /** @param {Readonly<Record<string, string>>} found */
  const speak = (found) => {
    const isNew = JSON.stringify(found) !== JSON.stringify(languages);
    languages = found;
    form.speak(found);
    if (isNew)
      for (const card of cards()) if (card.shown?.evalCase === evalCase) card.show({ ...card.shown, languages });
  };

  /** @param {SharedCase["options"]} options */
  const change = (options) => {
    Object.assign(state.options, options);
    edited();
  };

  const score = () => {
    state.fields = form.read();
    evalCase = caseOfFields(state.fields);
    const { output, trace, relevantIds } = evalCase;
    const isEmpty = output === undefined && trace === undefined && relevantIds === undefined;
    root.classList.toggle("is-empty", isEmpty);
    results.hidden = isEmpty;
    if (isEmpty) overview.hidden = true;
    if (isEmpty) {
      status.textContent = "Choose an example, or paste an answer.";
      return;
    }
    results.setAttribute("aria-busy", "true");
    status.textContent = "measuring …";
    scorer.score({ evalCase, options: state.options });
  };

  const edited = () => {
    // An address that holds another case than the page would be shared by mistake.
    if (location.hash.startsWith("#case=")) replaceFragment("");
    linkStatus.textContent = "";
    clearTimeout(timer);
    timer = setTimeout(score, PAUSE);
  };

  /** @param {SharedCase} shared */
  const load = ({ fields, options, open }) => {
    clearTimeout(timer);
    Object.assign(state, { options: structuredClone(options), open: [...open] });
    form.fill(fields);
    for (const card of cards()) {
      card.element.open = open.includes(card.name);
      card.element.querySelector(".options")?.remove();
    }
    score();
  };

  const loadFragment = async () => {
    const shared = await readFragment(location.hash);
    if (shared === null) return;
    if ("problem" in shared) linkStatus.textContent = shared.problem;
    else load(shared);
  };

  const share = async () => {
    const fields = form.read();
    const options = Object.fromEntries(
      Object.entries(state.options).filter(([, given]) => Object.keys(given).length > 0),
    );
    replaceFragment(await writeFragment({ fields, options, open: openNow() }));
    const { length } = location.href;
    const size = `${length} characters${length > LONG_LINK ? ", which some programs cut" : ""}`;
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    linkStatus.textContent = isCopied
      ? `The link is copied (${size}).`
      : `The link stands in the address bar (${size}).`;
  };

  root.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest("form") !== null) edited();
  });
  root.addEventListener("focusin", scorer.open, { once: true });
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const example = examples[Number(target.dataset["example"] ?? Number.NaN)];
    if (example !== undefined) {
      replaceFragment("");
      linkStatus.textContent = "";
      load({ ...example, options: {} });
    }
    if (target.dataset["do"] === "share") void share();
    if (target.dataset["do"] === "clear") load({ fields: {}, options: {}, open: [] });
  });
  addEventListener("hashchange", loadFragment);

  if (location.hash.startsWith("#case=")) void loadFragment();
  else if (draft !== null) load(draft);
  root.dataset["ready"] = "";

  return () => {
    draft = { fields: form.read(), options: state.options, open: openNow() };
    clearTimeout(timer);
    removeEventListener("hashchange", loadFragment);
    scorer.stop();
  };
}

/** @param {string} fragment */
function replaceFragment(fragment) {
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}${fragment === "" ? "" : `#${fragment}`}`);
}
