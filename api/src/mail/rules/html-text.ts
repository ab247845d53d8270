import { cut } from '@portal/contracts/storable-text';
import { convert, type DomNode, type HtmlToTextOptions } from 'html-to-text';
import { Parser } from 'htmlparser2';
import { endsWithAttribution, forwardedText } from './quotes.ts';

/** Parser and converter need quadratic time for them. No mail program nests as deeply or writes as many. */
const limits = { depth: 400, elements: 50_000 };
const maxAddress = 500;

const hidden = ['hidden', 'style*="display:none" i', 'style*="display: none" i', 'style*="mso-hide:all" i'];
const skipped = [
  ...['title', 'template', 'noscript', 'svg', 'object', 'textarea', 'select'],
  ...hidden.map((attribute) => `[${attribute}]`),
];
const lines = 'address center dd dl dt fieldset figure hr table tbody tfoot thead tr'.split(' ');
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Outlook puts these around the headers of the quoted mail, or around all of it. */
const outlookIds = ['divRplyFwdMsg', 'OLK_SRC_BODY_SECTION', 'mail-editor-reference-message-container'];

const ownLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const options: HtmlToTextOptions = {
  wordwrap: false,
  // What is beside the body is shown too.
  baseElements: { selectors: ['no-element'] },
  limits: { maxDepth: limits.depth, ellipsis: '' },
  formatters: {
    link: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(addressOfLink(element));
    },
    picture: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt?.trim() ? `[${attribs.alt.trim()}]` : ''),
    quoteIf: (element, walk, builder, { isQuote, ...breaks }) => {
      builder.openBlock(breaks);
      walk(element.children, builder);
      const blockTransform = isQuote(element) ? quoted : undefined;
      builder.closeBlock({ ...breaks, ...(blockTransform && { blockTransform }) });
    },
    separator: (element, walk, builder, { mark }) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      builder.addInline(mark);
      builder.closeBlock({ trailingLineBreaks: 1 });
      walk(element.children, builder);
    },
  },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    ...lines.map((selector) => ({ selector, format: 'block', options: ownLine })),
    ...headings.map((selector) => ({ selector, options: { leadingLineBreaks: 2, uppercase: false } })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a', format: 'link' },
    { selector: 'img', format: 'picture' },
    // What mail programs put around quotes becomes what they write in plain text.
    { selector: 'blockquote', format: 'quoteIf', options: { isQuote: isCitation } },
    { selector: 'blockquote.gmail_quote', format: 'blockquote' },
    { selector: 'div.gmail_quote', format: 'quoteIf', options: { ...ownLine, isQuote: isQuoteWithoutBlockquote } },
    ...['.gmail_attr', '.moz-cite-prefix'].map((selector) => ({
      selector,
      format: 'quoteIf',
      options: { ...ownLine, isQuote: isAttribution },
    })),
    ...outlookIds.map((id) => ({
      selector: `[id$="${id}"]`,
      format: 'separator',
      options: { mark: '-----Original Message-----' },
    })),
    ...['E1E1E1', 'B5C4DF'].map((color) => ({
      selector: `[style*="border-top:solid #${color}" i]`,
      format: 'separator',
      options: { mark: '_'.repeat(32) },
    })),
  ],
};

/** Returns the text of an HTML mail as mail programs write it, with ">" before the lines of a quote. */
export function htmlToText(html: string, maxLength: number): { text: string; isTruncated: boolean } {
  const read = html.slice(0, lengthWithinLimits(html, maxLength));
  const text = convert(read, options)
    .split('\n')
    .map((line) => line.replaceAll('\u00A0', ' ').trimEnd())
    .join('\n');
  return { text: cut(text, maxLength), isTruncated: read.length < html.length || text.length > maxLength };
}

function lengthWithinLimits(html: string, maxText: number): number {
  let [depth, elements, text] = [0, 0, 0];
  let end = html.length;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      elements += 1;
      if (depth > limits.depth || elements > limits.elements) end = Math.min(end, parser.startIndex);
    },
    ontext(piece) {
      text += piece.length;
      if (text > maxText * 2) end = Math.min(end, parser.endIndex);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let start = 0; start < end; start += 65_536) parser.write(html.slice(start, start + 65_536));
  return end;
}

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * People indent and highlight text with a blockquote too. It counts if it is marked as a quote, has the bar of one at its left, or comes
 * after "On Monday, Ada wrote:".
 */
function isCitation(element: DomNode): boolean {
  const { style = '', class: classes = '', type, cite } = element.attribs;
  const isMarked = type || cite || /(^|[\s_-])quoted?\b|cite/i.test(classes);
  const hasBar = /border-left:(?!\s{0,5}(none|0))/i.test(style);
  return Boolean(isMarked || hasBar) || endsWithAttribution(textBefore(element));
}

/** The line "On Monday, Ada wrote:" before a quote, in any language. */
function isAttribution(element: DomNode): boolean {
  return !forwardedText.test(textOf(element));
}

/** Without a blockquote, Gmail quotes all that is in its element, if that starts with an attribution. */
function isQuoteWithoutBlockquote(element: DomNode): boolean {
  const hasAttribution = contains(element, ({ attribs }) => /\bgmail_attr\b/.test(attribs?.class));
  return hasAttribution && !contains(element, ({ name }) => name === 'blockquote') && isAttribution(element);
}

/** Returns the address of a link in angle brackets, unless its text shows it. */
function addressOfLink(element: DomNode): string {
  const address: string = element.attribs.href?.trim() ?? '';
  const text = textOf(element).trim();
  if (!/^https?:/i.test(address) || text === '') return '';
  if (bareAddress(address) === bareAddress(text) || text.includes(address.replace(/\/$/, ''))) return '';
  if (address.length <= maxAddress) return ` <${address}>`;
  // Links with a long code to count clicks are noise, unless the text names another site.
  return /\w\.\w/.test(text) ? ` <${address.slice(0, maxAddress)}…>` : '';
}

const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/|\/$/g, '')
    .replace(/^www\./, '');

const contains = (element: DomNode, matches: (node: DomNode) => boolean): boolean =>
  (element.children ?? []).some((child) => matches(child) || contains(child, matches));

const textOf = ({ type, data, name, children = [] }: DomNode): string =>
  name === 'br' ? '\n' : type === 'text' ? (data ?? '') : children.map(textOf).join('');

/** Returns the text of the few nodes before one. */
function textBefore(element: DomNode): string {
  const siblings = element.parent?.children ?? [];
  const index = siblings.indexOf(element);
  return siblings
    .slice(Math.max(0, index - 4), index)
    .map(textOf)
    .join('\n')
    .trimEnd();
}
