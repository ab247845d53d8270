/** What stays although it is invisible: a flag emoji of tag characters, one variation selector after a character, one joiner between two. */
const kept = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`(?<=[^\p{DI}\p{C}\p{Z}])\p{VS}`,
  String.raw`(?<=[^\p{DI}\p{C}\p{Z}]\p{VS}?)[\u200C\u200D](?=[^\p{DI}\p{C}\p{Z}])`,
].join('|');
/**
 * Invisible and control characters, embeddings, overrides and isolates of the text direction, non-characters, lone surrogates and
 * placeholders of pictures.
 */
const removed = String.raw`[\p{DI}\p{NChar}\p{Cs}\uFFF9-\uFFFC]|(?![\t\n])\p{Cc}`;
const inText = new RegExp(`(${kept}|[\\u061C\\u200E\\u200F])|${removed}`, 'gu');
const inLine = new RegExp(`(${kept})|${removed}`, 'gu');

/** What is stripped from the end: blanks, joiners and marks of direction. From the start also marks that have no letter. */
const blank = String.raw`\s\p{Z}\u2800\u{1D159}\u061C\u200C-\u200F`;
const visible = new RegExp(String.raw`[^${blank}\p{M}](?:[^]*[^${blank}])?`, 'u');
const strip = (text: string) => visible.exec(text)?.[0] ?? '';

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Composes the text (NFC), so that the same word has the same characters. Compatibility ideographs stay: NFC would replace rare
 * characters of Japanese names by others.
 */
const compose = (text: string) =>
  text.replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (part) => part.normalize('NFC'));

/**
 * Returns what a person sees of a text with several lines: without invisible and control characters and blanks at its ends, composed.
 * Joiners inside words and emoji, line breaks and tabs stay. Empty if there is nothing to see. Forms and API use it for
 * every text that a person types (see docs/decisions/0042).
 */
export const visibleText = (text: string): string =>
  strip(compose(text.replace(lineBreak, '\n').replace(inText, '$1')));

/** As `visibleText`, for a text of one line such as a name: line breaks and tabs become a blank, and marks of direction go. */
export const visibleLine = (text: string): string =>
  strip(
    compose(text.replace(lineBreak, '\n').replace(inLine, '$1')).replace(/[\n\t ]+/g, (blanks) =>
      /[\n\t]/.test(blanks) ? ' ' : blanks,
    ),
  );

/** Returns the text without any invisible character, also without joiners: for addresses, numbers and codes. */
export const withoutInvisible = (text: string): string =>
  strip(text.replace(/[\p{DI}\p{NChar}\p{Cs}\p{Cf}\uFFFC]|(?!\s)\p{Cc}/gu, ''));

/** Length of a text as limits count it: in characters, of which an emoji can be several. */
export const characterCount = (text: string): number => Array.from(text).length;
