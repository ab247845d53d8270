import { Parser } from 'htmlparser2';

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const paragraphs = new Set(['p', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'ul', 'ol']);
const hidden = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
  'textarea',
  'select',
]);
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'area', 'base', 'source', 'embed']);

/** Elements in which mail programs put what they quote. */
const quoteClass =
  /(^|\s)(gmail_quote|gmail_quote_container|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra|tutanota_quote)(\s|$)/;
/** From here on everything is quoted: Outlook puts a mark or a line before the headers of the quoted mail, without an element around it. */
const restQuoteId = /^(x_)?(appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container)$/;
const outlookLine = /border:\s*none;\s*border-top:\s*solid\s*#(E1E1E1|B5C4DF)\s*1\.0pt/i;

/** The parser needs quadratic time for open elements. No mail program nests as deeply. */
const maxDepth = 1_000;

/** Marks of quotes in the text, private characters that texts of people do not need. */
export const quoteStart = '\uE000';
export const quoteEnd = '\uE001';

/** Gmail and Outlook indent text with a blockquote without a line beside it. */
const indentation = /border(-left)?:\s*(none|0)/i;

/**
 * Returns the plain text of an HTML mail, with marks around what quotes earlier mails. Streams through the markup, so that depth and size
 * of a hostile mail cost no more than its length.
 */
export function htmlToText(html: string, maxLength: number): { markedText: string; isTruncated: boolean } {
  const writer = new TextWriter(maxLength);
  const open: { name: string; isHidden: boolean; isQuote: boolean; href: string | undefined; firstPiece: number }[] =
    [];
  let hiddenDepth = 0;
  let isRestQuoted = false;

  const close = () => {
    const element = open.pop();
    if (!element) return;
    if (element.isHidden) hiddenDepth -= 1;
    if (element.isQuote) writer.addMark(quoteEnd);
    if (hiddenDepth > 0) return;
    if (blocks.has(element.name)) writer.breakLine(paragraphs.has(element.name) ? 2 : 1);
    if (element.href) writer.addLink(element.href, writer.textFrom(element.firstPiece));
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden =
        hidden.has(name) || /display:\s*none|mso-hide:\s*all/i.test(attributes.style ?? '') || 'hidden' in attributes;
      const isShown = hiddenDepth === 0 && !isHidden;
      if (isShown) {
        if (name === 'br') writer.addBreak();
        if (blocks.has(name)) writer.breakLine(paragraphs.has(name) ? 2 : 1);
        if (!isRestQuoted && startsQuotedRest(attributes)) {
          isRestQuoted = true;
          writer.addMark(quoteStart);
        }
        if (name === 'li') writer.add('- ');
        if (name === 'td' || name === 'th') writer.addBlank();
        if (name === 'img' && attributes.alt?.trim()) writer.add(`[${attributes.alt.trim()}]`);
      }
      if (empty.has(name)) return;
      if (isHidden) hiddenDepth += 1;
      const isQuote =
        isShown &&
        ((name === 'blockquote' && !indentation.test(attributes.style ?? '')) ||
          quoteClass.test(attributes.class ?? ''));
      if (isQuote) writer.addMark(quoteStart);
      open.push({ name, isHidden, isQuote, href: attributes.href, firstPiece: writer.pieceCount });
    },
    ontext(text) {
      const own = text.replaceAll(quoteStart, '').replaceAll(quoteEnd, '');
      if (hiddenDepth > 0) return;
      if (open.at(-1)?.name === 'pre') writer.addLines(own);
      else writer.add(own);
    },
    onclosetag(name) {
      const position = empty.has(name) ? -1 : open.findLastIndex((element) => element.name === name);
      if (position < 0) return;
      while (open.length > position) close();
    },
  });
  let start = 0;
  for (; start < html.length && !writer.isFull && open.length < maxDepth; start += 65_536)
    parser.write(html.slice(start, start + 65_536));
  parser.end();
  while (open.length > 0) close();
  if (isRestQuoted) writer.addMark(quoteEnd);
  return { markedText: writer.textFrom(0), isTruncated: writer.isFull || start < html.length };
}

const startsQuotedRest = ({ id = '', style = '' }: Record<string, string>): boolean =>
  restQuoteId.test(id) || outlookLine.test(style);

/** Collapses white space as HTML does. Text is kept in pieces: joining a long text for each element would take seconds. */
class TextWriter {
  private readonly pieces: string[] = [];
  private length = 0;
  /** The last characters. */
  private tail = '';
  private needsBlank = false;

  constructor(private readonly maxLength: number) {}

  get isFull(): boolean {
    return this.length >= this.maxLength;
  }

  get pieceCount(): number {
    return this.pieces.length;
  }

  textFrom(piece: number): string {
    return this.pieces.slice(piece).join('');
  }

  add(given: string): void {
    const collapsed = given.replace(/[ \t\r\n\f]+/g, ' ');
    if (collapsed === ' ' || collapsed === '') {
      this.needsBlank ||= collapsed === ' ';
      return;
    }
    const isLineStart = this.length === 0 || this.tail.endsWith('\n');
    const blank = (collapsed.startsWith(' ') || this.needsBlank) && !isLineStart ? ' ' : '';
    this.append(blank + collapsed.replace(/^ | $/g, '').replaceAll('\u00A0', ' '));
    this.needsBlank = collapsed.endsWith(' ');
  }

  addLines(given: string): void {
    this.append(given.replace(/\r\n?/g, '\n'));
  }

  addBlank(): void {
    this.needsBlank = true;
  }

  addMark(mark: string): void {
    if (mark === quoteEnd && this.length === 0) return;
    this.pieces.push(mark);
  }

  addBreak(): void {
    this.needsBlank = false;
    if (this.tail !== '\n\n\n') this.append('\n');
  }

  /** Ends the line, and for paragraphs leaves an empty one. */
  breakLine(count: 1 | 2): void {
    this.needsBlank = false;
    if (this.length === 0) return;
    while (!this.isFull && !this.tail.endsWith('\n'.repeat(count))) this.append('\n');
  }

  /** Adds the address of a link unless its text shows it. */
  addLink(href: string, shown: string): void {
    const address = href.trim();
    if (!/^https?:/i.test(address) || address.length > 500 || shown.trim() === '') return;
    if (address.includes(shown.trim()) || shown.includes(address.replace(/\/$/, ''))) return;
    this.add(` <${address}>`);
  }

  private append(given: string): void {
    const piece = given.slice(0, Math.max(0, this.maxLength - this.length));
    this.pieces.push(piece);
    this.length += piece.length;
    this.tail = (this.tail + piece).slice(-3);
  }
}
