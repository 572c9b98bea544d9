const meanings: Readonly<Record<string, string>> = {
  empty_expected: "an expected answer is empty; such rows are unscored unless the metric was told what they mean",
  short_expected: "an expected answer has at most three code points; it can occur in an output by chance",
  expected_edge_space: "an expected answer begins or ends with white space",
  not_nfc: "text is not in Unicode normal form C",
  double_encoded:
    'text is UTF-8 that was read as windows-1252 and saved again ("à¤¦à¤¿" for दि): it matches nothing that is right',
  lost_letters: 'letters were lost when the text was saved, and question marks are left ("???? ??")',
  expected_list: "an expected answer looks like a list of several, but was read as one text",
  output_object: "the output is an object or a list, compared as its JSON text",
  expected_object: "the expected answer is an object, compared as its JSON text",
  no_cluster: "the row names no cluster, so it counts as one of its own",
  duplicate_id: "the id was seen before; ids pair rows when runs are compared",
  excluded_row: "the row says exclude_from_score and is left out of all numbers",
  empty_row: "nothing is in any column of the row, which is left out of all numbers",
  late_column: "the row has a column that the first rows of the file lack; tables of results leave it out",
  skipped_row: "the row could not be read and was skipped",
};

/** What a warning about the data means; of a code that came later, the code itself. */
export const warningMeaning = (code: string): string => meanings[code] ?? code.replaceAll("_", " ");
