import { Parser } from 'htmlparser2';
import { attributionAt, attributionLengthAtEnd } from './attribution.ts';
import { nextText, quotedHeadersEnd } from './quoted-headers.ts';
import { mayStartQuote, quoteEnd, quoteStart, TextWriter } from './text-writer.ts';

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

/** Elements in which mail programs put what they quote, beside what people write. */
const wrapperClass =
  /(^|\s)(gmail_quote|gmail_quote_container|yahoo_quoted|protonmail_quote|zmail_extra|tutanota_quote)(\s|$)/;
/** The line "On Monday, Ada wrote:" before a quote, in any language. */
const prefixClass = /(^|\s)(gmail_attr|moz-cite-prefix)(\s|$)/;
/** From here on everything is quoted: Outlook puts these before the headers of the quoted mail, without an element around it. */
const restQuoteId = /^(x_)?(divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container)$/;
/** Outlook draws this line above the headers of a quoted mail, and people draw it too. */
const outlookLine = /border:\s{0,5}none;\s{0,5}border-top:\s{0,5}solid\s{0,5}#(E1E1E1|B5C4DF)\s{0,5}1\.0pt/i;

/** The parser needs quadratic time for open elements. No mail program nests as deeply. */
const maxDepth = 1_000;

/** Gmail and Outlook indent text with a blockquote without a line beside it. */
const indentation = /border(-left)?:\s{0,5}(none|0)/i;
const maxPrefix = 400;
const maxProof = 2_000;

interface Element {
  name: string;
  isHidden: boolean;
  isQuote: boolean;
  /** Where a mark is put once what it contains is proved to be a quote. */
  wrapperAt: number | undefined;
  prefixAt: number | undefined;
  containsQuote: boolean;
  href: string | undefined;
  firstPiece: number;
}

/**
 * Returns the plain text of an HTML mail, with marks around what quotes earlier mails. Streams through the markup, so that depth and size
 * of a hostile mail cost no more than its length.
 */
export function htmlToText(html: string, maxLength: number): { markedText: string; isTruncated: boolean } {
  const writer = new TextWriter(maxLength);
  const open: Element[] = [];
  let prefix: { at: number; end: number } | undefined;
  let hiddenDepth = 0;
  let isRestQuoted = false;

  const close = () => {
    const element = open.pop();
    if (!element) return;
    const { name, href, wrapperAt, prefixAt } = element;
    if (element.isHidden) hiddenDepth -= 1;
    if (prefixAt !== undefined) prefix = { at: prefixAt, end: writer.pieceCount };
    if (element.isQuote || (wrapperAt !== undefined && isProvedQuote(element, wrapperAt))) writer.addMark(quoteEnd);
    if (hiddenDepth > 0) return;
    if (blocks.has(name)) writer.breakLine(paragraphs.has(name) ? 2 : 1);
    if (href) writer.addLink(href, writer.textFrom(element.firstPiece, maxProof));
  };

  /** A wrapper without a blockquote is quoted from its attribution on, or as a whole if it starts as quotes do. */
  const isProvedQuote = ({ containsQuote }: Element, at: number): boolean => {
    if (containsQuote) return false;
    if (prefix && prefix.at >= at) return writer.setMark(prefix.at, quoteStart);
    return startsAsQuote(writer.textFrom(at, maxProof)) && writer.setMark(at, quoteStart);
  };

  /** Marks the line before a blockquote, such as "On Monday, Ada wrote:", as part of the quote. */
  const addPrefix = () => {
    const wrapper = open.find(({ wrapperAt, containsQuote }) => wrapperAt !== undefined && !containsQuote);
    if (wrapper?.wrapperAt !== undefined && isPrefix(writer.textFrom(wrapper.wrapperAt, maxPrefix + 1)))
      prefix = { at: wrapper.wrapperAt, end: writer.pieceCount };
    for (const element of open) element.containsQuote = true;
    if (prefix && writer.textFrom(prefix.end, maxPrefix).trim() === '') {
      writer.setMark(prefix.at, quoteStart);
      writer.addMark(quoteEnd);
    }
    prefix = undefined;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const { style = '', class: classes = '', id = '' } = attributes;
      const isHidden =
        hidden.has(name) || /display:\s{0,5}none|mso-hide:\s{0,5}all/i.test(style) || 'hidden' in attributes;
      const isShown = hiddenDepth === 0 && !isHidden;
      if (isShown) {
        if (name === 'br') writer.addBreak();
        if (blocks.has(name)) writer.breakLine(paragraphs.has(name) ? 2 : 1);
        if (!isRestQuoted && restQuoteId.test(id)) {
          isRestQuoted = true;
          writer.addMark(quoteStart);
        } else if (outlookLine.test(style)) writer.addMark(mayStartQuote);
        if (name === 'li') writer.add('- ');
        if (name === 'td' || name === 'th') writer.addBlank();
        if (name === 'img' && attributes.alt?.trim()) writer.add(`[${attributes.alt.trim()}]`);
      }
      if (empty.has(name)) return;
      if (isHidden) hiddenDepth += 1;
      const isBlockquote = isShown && name === 'blockquote';
      const isQuote = isBlockquote && isCitation(attributes, writer);
      const isWrapper = isShown && !isBlockquote && wrapperClass.test(classes);
      if (isQuote) {
        addPrefix();
        writer.addMark(quoteStart);
      }
      open.push({
        name,
        isHidden,
        isQuote,
        wrapperAt: isWrapper ? writer.reserveMark() : undefined,
        prefixAt: isShown && prefixClass.test(classes) ? writer.reserveMark() : undefined,
        containsQuote: false,
        href: attributes.href,
        firstPiece: writer.pieceCount,
      });
    },
    ontext(text) {
      if (hiddenDepth > 0) return;
      if (open.at(-1)?.name === 'pre') writer.addLines(text);
      else writer.add(text);
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

/** People highlight text with a bare blockquote: it counts only after "On Monday, Ada wrote:". */
function isCitation(attributes: Record<string, string>, writer: TextWriter): boolean {
  const { style = '', class: classes, type, cite } = attributes;
  if (indentation.test(style)) return false;
  return Boolean(style || classes || type || cite) || attributionLengthAtEnd(writer.lastText(maxPrefix)) > 0;
}

const isPrefix = (text: string): boolean => text.length <= maxPrefix && /:$/.test(text.trimEnd());

function startsAsQuote(text: string): boolean {
  const lines = text.split('\n');
  const first = nextText(lines, 0);
  return attributionAt(lines, first)?.hasAddress === true || quotedHeadersEnd(lines, first, 2) !== undefined;
}
