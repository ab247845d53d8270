import { attributionAt, attributionLengthAtEnd } from './attribution.ts';
import type { Quote } from './parsed-mail.ts';
import { nextText, quotedHeadersEnd } from './quoted-headers.ts';
import { mayStartQuote, quoteEnd, quoteStart } from './text-writer.ts';

const forwardedSubject = /^\s{0,20}(fwd?|rv|reenv|enc|wg|tr)\s{0,5}:/i;
const forwardedText =
  /^[ \t]{0,20}(-{3,20}\s{0,5}(Forwarded message|Mensaje reenviado|Weitergeleitete Nachricht)\s{0,5}-{3,20}|Begin forwarded message:|Inicio del mensaje reenviado:)/im;
/** More of a first mail is hardly a quote: whom would it quote? */
const maxShareOfFirstMail = 2 / 3;

/** A forwarded mail is what the sender wants to show, so nothing of it is folded. */
const isForward = (subject: string, text: string): boolean =>
  forwardedSubject.test(subject) || forwardedText.test(text);

/**
 * Returns where a text repeats earlier mails, as far as it is proved: from the marks that the HTML has left, lines with ">", headers of a
 * quoted mail and lines such as "On Monday, Ada <ada@example.com> wrote:". Returns nothing if no text would be left, or little of a first
 * mail, because then a rule was wrong or the quote is all there is.
 */
export function findQuotes(
  markedText: string,
  { subject, isAnswer }: { subject: string; isAnswer: boolean },
): { text: string; quotes: Quote[] } {
  const { text, quotes: marked } = readMarks(markedText);
  if (isForward(subject, text)) return { text, quotes: [] };
  const quotes = merge(text, [...marked, ...quotesOfLines(text)]);
  const left = lengthBesides(text, quotes);
  const isTooMuch = left === 0 || (!isAnswer && left < lengthBesides(text, []) * (1 - maxShareOfFirstMail));
  return { text, quotes: isTooMuch ? [] : quotes };
}

export const hasMarks = (text: string): boolean => text.includes(quoteStart) || text.includes(mayStartQuote);

const marks = /([\uE000-\uE002])/;

function readMarks(markedText: string): { text: string; quotes: Quote[] } {
  const quotes: Quote[] = [];
  const candidates: number[] = [];
  let text = '';
  let depth = 0;
  let start = 0;
  for (const piece of markedText.split(marks)) {
    if (piece === quoteStart) {
      if (depth === 0) start = text.length;
      depth += 1;
    } else if (piece === quoteEnd) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && text.length > start) quotes.push([start, text.length]);
    } else if (piece === mayStartQuote) candidates.push(text.length);
    else text += piece;
  }
  if (depth > 0) quotes.push([start, text.length]);
  const rest = candidates.find((from) => startsWithHeaders(text.slice(from, from + 2_000)));
  if (rest !== undefined) quotes.push([rest, text.length]);
  const trimmed = text.trimEnd();
  return { text: trimmed, quotes: quotes.map(([from, to]) => [from, Math.min(to, trimmed.length)] as const) };
}

function startsWithHeaders(text: string): boolean {
  const lines = text.split('\n');
  return quotedHeadersEnd(lines, nextText(lines, 0), 2) !== undefined;
}

function quotesOfLines(text: string): Quote[] {
  const lines = text.split('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const one of lines) {
    starts.push(offset);
    offset += one.length + 1;
  }
  const endOf = (number: number) => (starts[number] ?? 0) + (lines[number]?.length ?? 0);
  const quotes: Quote[] = [];
  for (let number = 0; number < lines.length; number += 1) {
    const start = starts[number] ?? 0;
    const { first, isProved } = quoteAfter(lines, number) ?? {};
    if (first === undefined) continue;
    if (isQuoted(lines[first])) {
      const last = lastQuotedLine(lines, first);
      quotes.push([start, endOf(last)]);
      number = last;
    } else if (isProved && first < lines.length) return [...quotes, [start, text.length]];
  }
  return quotes;
}

/** Returns the first line of the quote that a line starts, and whether the quote is proved if that one has no ">". */
function quoteAfter(lines: readonly string[], number: number): { first: number; isProved: boolean } | undefined {
  if (isQuoted(lines[number])) return { first: number, isProved: true };
  const headersEnd = quotedHeadersEnd(lines, number);
  if (headersEnd !== undefined) return { first: nextText(lines, headersEnd), isProved: true };
  const attribution = attributionAt(lines, number);
  return attribution && { first: nextText(lines, number + attribution.count), isProved: attribution.hasAddress };
}

const isQuoted = (text: string | undefined): boolean => /^\s{0,3}>/.test(text ?? '');

/** The last of the quoted lines that follow, of which empty lines separate some. */
function lastQuotedLine(lines: readonly string[], from: number): number {
  let last = from;
  for (;;) {
    const next = nextText(lines, last + 1);
    if (!isQuoted(lines[next])) return last;
    last = next;
  }
}

/** Joins ranges that overlap or have only white space between them, and adds the attribution before each. */
function merge(text: string, quotes: Quote[]): Quote[] {
  const merged: [number, number][] = [];
  const withAttribution = quotes
    .filter(([start, end]) => text.slice(start, end).trim() !== '')
    .map(([start, end]): [number, number] => [start - attributionLengthAtEnd(text.slice(0, start)), end])
    .sort(([one], [other]) => one - other);
  for (const [start, end] of withAttribution) {
    const last = merged.at(-1);
    if (last && text.slice(last[1], start).trim() === '') last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function lengthBesides(text: string, quotes: readonly Quote[]): number {
  const starts = [0, ...quotes.map(([, end]) => end)];
  return starts.reduce(
    (sum, start, index) => sum + text.slice(start, quotes[index]?.[0]).replace(/\s+/g, '').length,
    0,
  );
}
