/** Characters that control a terminal or change the order of text: C0 and C1 controls, line separators, bidirectional controls. */
const controls = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns text of somebody else as one line that is safe to print. */
export const printable = (text: string): string => text.replace(controls, ' ').trim();
