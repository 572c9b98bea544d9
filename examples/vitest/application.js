// What is under test: your application, which asks a model. Here the answers are fixed.
const answers = {
  "भारत की राजधानी क्या है?": "भारत की राजधानी दिल्ली है।",
  "தமிழ்நாட்டின் தலைநகரம் எது?": "சென்னை.",
  "What is the capital of Kerala?": "Thiruvananthapuram, in the south",
};

export const answerTo = async (question) => answers[question];
