/** A page as a reader finds it. */
export interface ReadPage {
  path: string;
  text: string;
}

export interface Resemblance {
  path: string;
  nearest: string;
  /** 0: they share no run of five words; 1: the shorter one stands whole in the other. */
  overlap: number;
}

/** For tests: each page with the one that resembles it most, the closest pair first. */
export function nearestSiblings(pages: readonly ReadPage[]): Resemblance[] {
  const read = pages.map(({ path, text }) => ({ path, runs: runsOfFive(text) }));
  return read
    .map(({ path, runs }) => {
      const siblings = read
        .filter((other) => other.path !== path)
        .map((other) => ({ path, nearest: other.path, overlap: overlapOf(runs, other.runs) }));
      return siblings.reduce((worst, next) => (next.overlap > worst.overlap ? next : worst));
    })
    .sort((one, other) => other.overlap - one.overlap);
}

/** What a reader reads of a page: the words of its main part, or of all of it where it has none. */
export function mainText(html: string): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
  return main
    .replace(/<(title|script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The share of the shorter text's runs of five words that stand word for word in the other. */
function overlapOf(one: Set<string>, other: Set<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return [...shorter].filter((run) => longer.has(run)).length / Math.max(1, shorter.size);
}

function runsOfFive(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}
