/** Marks of quotes in the text, private characters that texts of people do not need. */
export const quoteStart = '\uE000';
export const quoteEnd = '\uE001';
/** Everything that follows is a quote if it starts with the headers of a mail. */
export const mayStartQuote = '\uE002';

const marks = /[\uE000-\uE002]/g;
export const withoutMarks = (text: string): string => text.replace(marks, '');

const maxAddress = 500;

/** Collapses white space as HTML does. Text is kept in pieces: joining a long text for each element would take seconds. */
export class TextWriter {
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

  /** Returns the text from a piece on, somewhat more than `max` characters of it at most. */
  textFrom(piece: number, max = Number.POSITIVE_INFINITY): string {
    let text = '';
    for (let index = piece; index < this.pieces.length && text.length <= max; index += 1) text += this.pieces[index];
    return text;
  }

  lastText(max: number): string {
    let text = '';
    for (let index = this.pieces.length - 1; index >= 0 && text.length < max; index -= 1)
      text = this.pieces[index] + text;
    return withoutMarks(text).slice(-max);
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

  /** Returns the place of a mark that `setMark` may set later. */
  reserveMark(): number {
    return this.pieces.push('') - 1;
  }

  setMark(place: number, mark: string): true {
    this.pieces[place] = mark;
    return true;
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
    const text = withoutMarks(shown).trim();
    if (!/^https?:/i.test(address) || text === '') return;
    if (bareAddress(address) === bareAddress(text) || text.includes(address.replace(/\/$/, ''))) return;
    const isLong = address.length > maxAddress;
    // Links with a long code to count clicks are noise, unless the text names another site.
    if (isLong && !/\w\.\w/.test(text)) return;
    this.add(` <${isLong ? `${address.slice(0, maxAddress)}…` : address}>`);
  }

  private append(given: string): void {
    const piece = withoutMarks(given).slice(0, Math.max(0, this.maxLength - this.length));
    this.pieces.push(piece);
    this.length += piece.length;
    this.tail = (this.tail + piece).slice(-3);
  }
}

const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
