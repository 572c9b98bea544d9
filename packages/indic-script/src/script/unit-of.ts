/**
 * The UTF-16 unit at an index that a text has. V8 keeps strings in many forms (of one byte or of two, shared, sliced, joined)
 * and looks a method up anew for every unit where it has met more than four of them, which took longer than all else.
 */
export const unitOf = (text: string, at: number): number => String.prototype.charCodeAt.call(text, at);
