import dictionary from 'dictionary-es-mx';
import nspell from 'nspell';
import { words } from './words.ts';

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
const known = new Set<string>(words);

const count = (text: string, mark: string) => text.split(mark).length - 1;

const rules: readonly [problem: string, isBroken: (text: string) => boolean][] = [
  ['needs ¿ before a question', (text) => count(text, '?') !== count(text, '¿')],
  ['needs ¡ before an exclamation', (text) => count(text, '!') !== count(text, '¡')],
  ['has a straight quotation mark', (text) => /["']/.test(text)],
  ['has three dots for an ellipsis', (text) => text.includes('...')],
  // Parts of a footer in the PDF are separated by two blanks and a dot.
  ['has two blanks', (text) => / {2}(?!·)(?<!· {2})/.test(text)],
  ['has a blank before a punctuation mark', (text) => /\s[,.;:!?]/.test(text)],
  // "usted", never "tú" or "vosotros".
  [
    'does not address the reader as usted',
    (text) =>
      /(?<![\p{L}])(tú|tu|tus|ti|contigo|tuy[oa]s?|vosotros|vuestr[oa]s?|haz|dinos|llámanos|escríbenos|tienes|puedes|quieres|necesitas)(?![\p{L}])/iu.test(
        text,
      ),
  ],
  ['has "por favor" without a comma', (text) => /(?<!, )por favor|por favor(?![,.:]|$)/i.test(text)],
];

/** Returns the words that neither the dictionary nor the list of names and terms has. Those in capitals need their accents too. */
const misspelled = (text: string) =>
  [...text.replaceAll(/\{\w+\}/g, '').matchAll(/[\p{L}\p{M}][\p{L}\p{M}\d]*/gu)]
    .map(([word]) => word)
    .filter(
      (word) =>
        word.length > 1 &&
        !known.has(word) &&
        !known.has(word.toLowerCase()) &&
        !speller.correct(word === word.toUpperCase() ? word.toLowerCase() : word) &&
        !speller.correct(word.toLowerCase()),
    );

/** Returns what is wrong with a Spanish text. */
export const spanishProblems = (text: string): string[] => [
  ...rules.filter(([, isBroken]) => isBroken(text)).map(([problem]) => problem),
  ...misspelled(text).map((word) => `"${word}" is not in the dictionary`),
];
