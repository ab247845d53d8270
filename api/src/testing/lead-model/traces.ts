/** One for each digit. No two have the same letter at the same place. */
const syllables = ['bat', 'cev', 'dix', 'foz', 'gup', 'hys', 'jrq', 'klw', 'lng', 'mwb'];

/** Also in the query of a view. */
const separator = '(?:[ .+-]|%20)';
const pattern = new RegExp(`(?:${syllables.join('|')}){4}ok|512${separator}?550${separator}?\\d{4}`, 'gi');

/** Returns the words and phone numbers in a text, in one spelling. */
export const tracesIn = (text: string): Set<string> =>
  new Set(text.match(pattern)?.map((found) => found.toLowerCase().replaceAll(new RegExp(separator, 'g'), '')));

/**
 * Creates words and phone numbers that occur only once, so that each copy of them is recognized wherever it is. Stemming does not
 * change the words, and two of them differ too much for the spelling correction of searches.
 */
export class Traces {
  private count = 0;

  word(): string {
    const digits = [...this.number()];
    return `${digits.map((digit) => syllables[Number(digit)]).join('')}ok`;
  }

  phone = (): string => `512 550 ${this.number()}`;

  private number(): string {
    if (this.count === 10_000) throw new Error('There are too many sequences in a group.');
    return String(this.count++).padStart(4, '0');
  }
}

export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
