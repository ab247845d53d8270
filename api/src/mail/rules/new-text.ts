import type { ParsedMail } from './parsed-mail.ts';

/** The text without what it quotes: what list, notice and search get of a mail. */
export function newText({ text, quotes }: Pick<ParsedMail, 'text' | 'quotes'>): string {
  const starts = [0, ...quotes.map(([, end]) => end)];
  return starts
    .map((start, index) => text.slice(start, quotes[index]?.[0]))
    .join('')
    .trim();
}
