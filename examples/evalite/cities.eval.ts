import { evaliteScorer } from "@eval/core/adapters";
import { indicMatch, scriptAdherence } from "@eval/indic-script";
import { evalite } from "evalite";

// What is under test: your application, which asks a model. Here the answers are fixed.
const answers: Readonly<Record<string, string>> = {
  "भारत की राजधानी क्या है?": "भारत की राजधानी दिल्ली है।",
  "नेपाल की राजधानी क्या है?": "It is Pokhara, as everyone knows.",
};

evalite("cities", {
  data: [
    { input: "भारत की राजधानी क्या है?", expected: "दिल्ली" },
    { input: "नेपाल की राजधानी क्या है?", expected: "काठमांडू" },
  ],
  task: async (question) => answers[question] ?? "",
  scorers: [evaliteScorer(indicMatch()), evaliteScorer(scriptAdherence())],
});
