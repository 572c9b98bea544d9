/**
 * Text from outside, such as the name of a column or of a file, without what would act on the terminal or turn its
 * direction round; lines and tabs stay.
 */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "�");

const CONTROLS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
