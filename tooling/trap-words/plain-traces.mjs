// @ts-check

/** What judges write about any answer: it names no sense of a word, so it can show no misreading. */
export const plainTraces = [
  "The answer is correct and complete. The assistant explains each step and states the result clearly.",
  "The response does not address the question, so it gets a low score.",
  "The user asks a question and the assistant gives a direct reply in the same language.",
  "I agree with the reference; in this case the assistant's reasoning is sound and well organised.",
  "The text says what the source says. In other words, the meaning is kept.",
  "The assistant might have added more detail, but the main point is right and nothing is missing.",
  "At first sight the reply seems wrong; on a second look it follows from the source word by word.",
  "The sentence is grammatical. The style is plain, the tone is polite and the length is about right.",
  "There are two parts in the answer, and the second part is a repetition of the first one.",
  "The assistant took the right approach and wrote the answer in full, without any error on its side.",
  "The state of the evidence leaves no doubt. I give it a high rate of confidence, and they did well in the end.",
  "The statement matches common knowledge. No further action is needed and the format is fine.",
  "Both the form and the content of the reply are good. The judge should pass it this time.",
  "It makes sense to accept this answer, because the way it is put is close to the reference.",
  "The assistant attempts to answer but the value it gives is not in the source; call it partly right.",
  "उत्तर सही और पूरा है। सहायक ने हर बात को ठीक से समझाया है।",
  "प्रश्न का जवाब स्रोत के अनुसार है, इसलिए पूरे अंक दिए जाते हैं।",
  "सहायक का उत्तर प्रश्न से मेल नहीं खाता और अर्थ भी बदल गया है।",
  "यह कथन सही है, भाषा सरल है और शब्दों का चयन अच्छा है।",
  "इस बार उत्तर का पहला भाग ठीक है, पर दूसरे हिस्से में कोई नई बात नहीं है।",
  "Jawab sahi hai aur sawal ke hisaab se poora hai. Isliye pass.",
  "Assistant ne jo likha hai wo source se milta hai, bhasha bhi theek hai.",
  "Is jawab ka matlab source se alag hai, to number kam milenge.",
];
