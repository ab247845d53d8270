export interface PageText {
  path: string;
  text: string;
}

export interface Similarity {
  path: string;
  nearest: string;
  /** Share of five-word sequences in common: 0 for none, 1 when the longer text contains the shorter one. */
  overlap: number;
}

/** Returns each page with the page most similar to it, the most similar pair first. */
export function mostSimilarPages(pages: readonly PageText[]): Similarity[] {
  const parsed = pages.map(({ path, text }) => ({ path, sequences: fiveGrams(text) }));
  return parsed
    .map(({ path, sequences }) => {
      const others = parsed
        .filter((other) => other.path !== path)
        .map((other) => ({ path, nearest: other.path, overlap: similarityOf(sequences, other.sequences) }));
      return others.reduce((most, next) => (next.overlap > most.overlap ? next : most));
    })
    .sort((one, other) => other.overlap - one.overlap);
}

/** Returns the text of the `<main>` element, or of the whole document without one. Labels of controls are no copy. */
export function mainText(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  return main
    .replace(/<(title|script|style|svg|form|fieldset)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the share of the shorter text's five-word sequences that the other contains. */
function similarityOf(one: Set<string>, other: Set<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return [...shorter].filter((sequence) => longer.has(sequence)).length / Math.max(1, shorter.size);
}

function fiveGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}
