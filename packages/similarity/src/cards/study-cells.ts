/**
 * The table of vindex 0.6.0: encoder, answer language, threshold, accuracy at it and at 0.5 on the pairs that chose it, AUC
 * of correct against plainly wrong answers. 10 correct and 10 wrong answers, for Hindi 9 and 10; English full-sentence
 * gold answers.
 */
export const studyCells = `
sentence-transformers/all-MiniLM-L6-v2 en 0.8629738688468933 0.65 0.5 0.6
sentence-transformers/all-MiniLM-L6-v2 hi 0.10077689588069916 0.631578947368421 0.5263157894736842 0.5888888888888889
sentence-transformers/all-MiniLM-L6-v2 hinglish 0.35428088903427124 0.75 0.6 0.75
sentence-transformers/LaBSE en 0.553279459476471 0.5 0.5 0.06999999999999998
sentence-transformers/LaBSE hi 0.5384654402732849 0.47368421052631576 0.47368421052631576 0.16666666666666666
sentence-transformers/LaBSE hinglish 0.4422089755535126 0.75 0.65 0.7300000000000001
intfloat/multilingual-e5-base en 0.8811413049697876 0.9 0.5 0.86
intfloat/multilingual-e5-base hi 0.8806519508361816 0.631578947368421 0.47368421052631576 0.49999999999999994
intfloat/multilingual-e5-base hinglish 0.8469548225402832 0.75 0.5 0.68
google/muril-base-cased en 0.9957686066627502 0.5 0.5 0.0
google/muril-base-cased hi 0.992067813873291 0.47368421052631576 0.47368421052631576 0.1111111111111111
google/muril-base-cased hinglish 0.9907472133636475 0.6 0.5 0.43999999999999995
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 en 0.8324964046478271 0.85 0.5 0.9299999999999999
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hi 0.8738334774971008 0.7368421052631579 0.47368421052631576 0.7222222222222222
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hinglish 0.41423243284225464 0.8 0.7 0.7300000000000001
`;

/**
 * The same study with other gold answers: encoder, answer language, kind of gold answer, AUC to three decimals. Gold
 * answers are in the language of the answer; thresholds were not published.
 */
export const studyShapes = `
sentence-transformers/all-MiniLM-L6-v2 en short 0.59
sentence-transformers/all-MiniLM-L6-v2 hi short 0.344
sentence-transformers/all-MiniLM-L6-v2 hinglish short 0.57
sentence-transformers/all-MiniLM-L6-v2 hi sentence 0.244
sentence-transformers/all-MiniLM-L6-v2 hinglish sentence 0.06
sentence-transformers/LaBSE en short 0.72
sentence-transformers/LaBSE hi short 0.556
sentence-transformers/LaBSE hinglish short 0.67
sentence-transformers/LaBSE hi sentence 0.111
sentence-transformers/LaBSE hinglish sentence 0.16
intfloat/multilingual-e5-base en short 0.9
intfloat/multilingual-e5-base hi short 0.6
intfloat/multilingual-e5-base hinglish short 0.69
intfloat/multilingual-e5-base hi sentence 0.467
intfloat/multilingual-e5-base hinglish sentence 0.46
google/muril-base-cased en short 0.29
google/muril-base-cased hi short 0.256
google/muril-base-cased hinglish short 0.39
google/muril-base-cased hi sentence 0.0
google/muril-base-cased hinglish sentence 0.0
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 en short 0.83
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hi short 0.578
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hinglish short 0.61
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hi sentence 0.767
sentence-transformers/paraphrase-multilingual-mpnet-base-v2 hinglish sentence 0.31
`;
