import type { ParsedMail, Quote } from './parsed-mail.ts';

const forwardedSubject = /^\s{0,20}(fwd?|rv|reenv|enc|wg|tr)\s{0,5}:/i;
export const forwardedText =
  /^[ \t]{0,20}(-{3,20}\s{0,5}(Forwarded message|Mensaje reenviado|Weitergeleitete Nachricht)\s{0,5}-{3,20}|Begin forwarded message:|Inicio del mensaje reenviado:)/im;
/** More of a first mail is hardly a quote: whom would it quote? */
const maxShareOfFirstMail = 2 / 3;

/**
 * Returns where a text repeats earlier mails, as far as it is proved: lines with ">", headers of a quoted mail and lines such as "On Monday,
 * Ada <ada@example.com> wrote:". Returns nothing of forwarded mail, which the sender wants to show, and if no text would be left, or little
 * of a first mail, because then a rule was wrong or the quote is all there is.
 */
export function findQuotes(text: string, { subject, isAnswer }: { subject: string; isAnswer: boolean }): Quote[] {
  if (forwardedSubject.test(subject) || forwardedText.test(text)) return [];
  const quotes = quotesOfLines(text, isAnswer);
  const left = lengthOf(newText({ text, quotes }));
  const isTooMuch = left === 0 || (!isAnswer && left < lengthOf(text) * (1 - maxShareOfFirstMail));
  return isTooMuch ? [] : quotes;
}

/** The text without what it quotes: what list, notice and search get of a mail. */
export function newText({ text, quotes }: Pick<ParsedMail, 'text' | 'quotes'>): string {
  const starts = [0, ...quotes.map(([, end]) => end)];
  return starts
    .map((start, index) => text.slice(start, quotes[index]?.[0]))
    .join('')
    .trim();
}

const lengthOf = (text: string): number => text.replace(/\s+/g, '').length;

function quotesOfLines(text: string, isAnswer: boolean): Quote[] {
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
    // In a first mail, lines that start with ">" can be a list.
    if (first === undefined || (first === number && !isAnswer)) continue;
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

function nextText(lines: readonly string[], from: number): number {
  let next = from;
  while (next < lines.length && lines[next]?.trim() === '') next += 1;
  return next;
}

const separator =
  /^[ \t]{0,20}-{3,20}\s{0,5}(Original (Message|Appointment)|Mensaje original|Ursprüngliche Nachricht|Message d'origine|Mensagem original)\s{0,5}-{3,20}\s{0,20}$/i;
const line = /^[ \t]{0,20}_{10,200}\s{0,20}$/;
/** Headers of the quoted mail, as Outlook and Apple Mail write them. Some set them in bold with asterisks. */
const header =
  /^[ *]{0,20}(From|Sent|Date|To|Cc|Subject|De|Enviado( el)?|Fecha|Para|Asunto|CC|Von|Gesendet|An|Betreff)\s{0,5}:[\s*]{0,20}[^\s*]/i;
const firstHeader = /^[ *]{0,20}(From|De|Von)\s{0,5}:[\s*]{0,20}[^\s*]/i;
/** What only a mail program writes beside "From". A person can write "From: Austin, To: Dallas, Date: May". */
const proof = /^[ *]{0,20}(Sent|Subject|Enviado( el)?|Asunto|Gesendet|Betreff)\s{0,5}:|[^\s<>@]@[a-z\d-]/i;
const maxHeaders = 8;

/** Returns the number of the line after the headers of a quoted mail that start here, if a mail program wrote them. */
function quotedHeadersEnd(lines: readonly string[], number: number): number | undefined {
  const first = lines[number] ?? '';
  const isSeparated = separator.test(first);
  const isBelowLine = line.test(first);
  const from = isSeparated || isBelowLine ? nextText(lines, number + 1) : number;
  if (!firstHeader.test(lines[from] ?? '')) return undefined;
  const block = lines.slice(from, from + maxHeaders);
  const headers = block.filter((one) => header.test(one));
  const isProved = headers.length >= (isBelowLine ? 2 : 3) && headers.some((one) => proof.test(one));
  return isSeparated || isProved ? from + block.findLastIndex((one) => header.test(one)) + 1 : undefined;
}

/** "On Monday, Ada wrote:" in the languages that customers' mail programs use. It can be wrapped over a few lines. */
const attribution =
  /^[ >]{0,50}(On\b.{5,300}\bwrote|El\b.{5,300}\bescribi[oó]|Em\b.{5,300}\bescreveu|Le\b.{5,300}\ba écrit|Am\b.{5,300}\bschrieb.{0,120})\s?:\s{0,20}$/s;
/** How an attribution starts, to find wrapped ones. */
const attributionStart = /^[ >]{0,50}(On|El|Em|Le|Am)\b/;
const maxLines = 4;
/** An address is the proof that a program wrote the line. A person writes "On November 3 your technician wrote:". */
const address = /[^\s<>@]@[a-z\d-]/i;

/** Returns the number of lines of the attribution that starts in a line. */
function attributionAt(lines: readonly string[], number: number): { count: number; hasAddress: boolean } | undefined {
  if (!attributionStart.test(lines[number] ?? '')) return undefined;
  for (let count = 1; count <= maxLines; count += 1) {
    const joined = lines.slice(number, number + count);
    if (joined.at(-1)?.trim() === '') return undefined;
    const text = joined.join(' ');
    if (text.length > 1_000) return undefined;
    if (attribution.test(text)) return { count, hasAddress: address.test(text) };
  }
  return undefined;
}

export function endsWithAttribution(text: string): boolean {
  const lines = text.slice(-500).split('\n').slice(-maxLines);
  return lines.some((_, number) => attributionAt(lines, number)?.count === lines.length - number);
}
