import { quoteEnd, quoteStart } from './html-text.ts';
import type { Quote } from './parsed-mail.ts';

/** "On Monday, Ada wrote:" in the languages that customers' mail programs use. It can be wrapped over a few lines. */
const attribution =
  /^[ >]*(On\b.{5,300}\bwrote|El\b.{5,300}\bescribi[oó]|Em\b.{5,300}\bescreveu|Le\b.{5,300}\ba écrit|Am\b.{5,300}\bschrieb.{0,120})\s?:\s*$/s;
/** How an attribution starts, to find wrapped ones. */
const attributionStart = /^[ >]*(On|El|Em|Le|Am)\b.*\d/;
const maxAttributionLines = 4;

const separator =
  /^\s*(-{3,}\s*(Original (Message|Appointment)|Mensaje original|Ursprüngliche Nachricht|Message d'origine|Mensagem original)\s*-{3,}|-{8,}\s*(Reply above|Please reply above).*)\s*$/i;
const line = /^\s*_{10,}\s*$/;
/** Headers of the quoted mail, as Outlook and Apple Mail write them. Some set them in bold with asterisks. */
const header =
  /^[ *]*(From|Sent|Date|To|Cc|Subject|De|Enviado( el)?|Fecha|Para|Asunto|CC|Von|Gesendet|An|Betreff)\s*:\s*\**\s*\S/i;
const firstHeader = /^[ *]*(From|De|Von)\s*:\s*\**\s*\S/i;
const minHeaders = 3;

const forwardedSubject = /^\s*(fwd?|rv|reenv|enc|wg|tr)\s*:/i;
const forwardedText =
  /^\s*(-{3,}\s*(Forwarded message|Mensaje reenviado|Weitergeleitete Nachricht)\s*-{3,}|Begin forwarded message:|Inicio del mensaje reenviado:)/im;

/** A forwarded mail is what the sender wants to show, so nothing of it is folded. */
const isForward = (subject: string, text: string): boolean =>
  forwardedSubject.test(subject) || forwardedText.test(text);

/**
 * Returns where a text repeats earlier mails: from the marks that the HTML has left, lines with ">", headers of a quoted mail and lines such
 * as "On Monday, Ada wrote:". Returns nothing if no text would be left, because then a rule was wrong or the quote is all there is.
 */
export function findQuotes(markedText: string, subject: string): { text: string; quotes: Quote[] } {
  const { text, quotes: marked } = readMarks(markedText);
  if (isForward(subject, text)) return { text, quotes: [] };
  const quotes = merge(text, [...marked, ...quotesOfLines(text)]);
  return { text, quotes: hasTextBesides(text, quotes) ? quotes : [] };
}

export const hasMarks = (text: string): boolean => text.includes(quoteStart);

function readMarks(markedText: string): { text: string; quotes: Quote[] } {
  const quotes: Quote[] = [];
  let text = '';
  let depth = 0;
  let start = 0;
  for (const piece of markedText.split(new RegExp(`([${quoteStart}${quoteEnd}])`))) {
    if (piece === quoteStart) {
      if (depth === 0) start = text.length;
      depth += 1;
    } else if (piece === quoteEnd) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && text.length > start) quotes.push([start, text.length]);
    } else text += piece;
  }
  if (depth > 0) quotes.push([start, text.length]);
  const trimmed = text.trimEnd();
  return { text: trimmed, quotes: quotes.map(([from, to]) => [from, Math.min(to, trimmed.length)] as const) };
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
    if (isQuoted(lines[number])) {
      const last = lastQuotedLine(lines, number);
      quotes.push([start, endOf(last)]);
      number = last;
      continue;
    }
    if (startsQuotedHeaders(lines, number)) return [...quotes, [start, text.length]];
    const afterAttribution = attributionEnd(lines, number);
    if (afterAttribution === undefined) continue;
    const next = nextText(lines, afterAttribution);
    if (!isQuoted(lines[next])) {
      // Some programs quote without ">". At the very end nothing is quoted.
      if (next < lines.length) return [...quotes, [start, text.length]];
      continue;
    }
    const last = lastQuotedLine(lines, next);
    quotes.push([start, endOf(last)]);
    number = last;
  }
  return quotes;
}

const isQuoted = (text: string | undefined): boolean => /^\s{0,3}>/.test(text ?? '');

function nextText(lines: readonly string[], from: number): number {
  let next = from;
  while (next < lines.length && lines[next]?.trim() === '') next += 1;
  return next;
}

/** The last of the quoted lines that follow, of which empty lines separate some. */
function lastQuotedLine(lines: readonly string[], from: number): number {
  let last = from;
  for (;;) {
    const next = nextText(lines, last + 1);
    if (!isQuoted(lines[next])) return last;
    last = next;
  }
}

function startsQuotedHeaders(lines: readonly string[], number: number): boolean {
  const first = lines[number] ?? '';
  if (separator.test(first)) return true;
  const from = line.test(first) ? nextText(lines, number + 1) : number;
  if (!firstHeader.test(lines[from] ?? '')) return false;
  const block = lines.slice(from, from + 8).filter((one) => one.trim() !== '');
  return block.filter((one) => header.test(one)).length >= minHeaders;
}

/** Returns the number of the line after an attribution that starts here. */
function attributionEnd(lines: readonly string[], number: number): number | undefined {
  if (!attributionStart.test(lines[number] ?? '')) return undefined;
  for (let count = 1; count <= maxAttributionLines; count += 1) {
    const joined = lines.slice(number, number + count);
    if (joined.at(-1)?.trim() === '') return undefined;
    if (attribution.test(joined.join(' '))) return number + count;
  }
  return undefined;
}

/** Joins ranges that overlap or have only white space between them, and adds the attribution before each. */
function merge(text: string, quotes: Quote[]): Quote[] {
  const merged: [number, number][] = [];
  const withAttribution = quotes
    .filter(([start, end]) => text.slice(start, end).trim() !== '')
    .map(([start, end]): [number, number] => [attributionBefore(text, start), end])
    .sort(([one], [other]) => one - other);
  for (const [start, end] of withAttribution) {
    const last = merged.at(-1);
    if (last && text.slice(last[1], start).trim() === '') last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function attributionBefore(text: string, quote: number): number {
  const before = text.slice(Math.max(0, quote - 400), quote).trimEnd();
  const lines = before.split('\n');
  for (let count = 1; count <= Math.min(maxAttributionLines, lines.length); count += 1) {
    const last = lines.slice(-count);
    if (attributionStart.test(last[0] ?? '') && attribution.test(last.join(' ')))
      return quote - (text.slice(0, quote).length - text.slice(0, quote).trimEnd().length) - last.join('\n').length;
  }
  return quote;
}

function hasTextBesides(text: string, quotes: readonly Quote[]): boolean {
  let end = 0;
  for (const [start, quoteEndsAt] of quotes) {
    if (text.slice(end, start).trim() !== '') return true;
    end = Math.max(end, quoteEndsAt);
  }
  return text.slice(end).trim() !== '';
}
