import sanitizeHtml from 'sanitize-html';
import { mailLimits } from './mail-limits.ts';
import { type RawMail, readParts } from './mail-parts.ts';

/** Sizes and colors that texts of mails use. Nothing that loads, moves or covers something. */
const length = /^-?\d{1,4}(\.\d{1,4})?(px|pt|em|rem|%)?$/;
const color = /^(#[\da-f]{3,8}|[a-z]{3,25}|rgba?\([\d\s,.%]{3,40}\))$/i;
const styles = {
  color: [color],
  'background-color': [color],
  'font-size': [length],
  'font-weight': [/^(bold|normal|[1-9]00)$/],
  'font-style': [/^(italic|normal)$/],
  'text-align': [/^(left|right|center|justify)$/],
  'text-decoration': [/^(underline|line-through|none)$/],
  'white-space': [/^(pre|pre-wrap|normal|nowrap)$/],
  'padding-left': [length],
  'margin-left': [length],
};

const options: sanitizeHtml.IOptions = {
  allowedTags:
    'a abbr b blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins li ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'align'],
    a: ['href', 'rel', 'target'],
    td: ['colspan', 'rowspan', 'valign'],
    th: ['colspan', 'rowspan', 'valign'],
    ol: ['start', 'type'],
  },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 200,
  transformTags: {
    // Staff leave the desk in a new window, and the other site does not learn from where. A link without a host would lead into the desk.
    a: (tagName, { href = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...(/^(https?:\/\/|mailto:|tel:)/i.test(href.trim()) && { href: href.trim() }),
        ...attribs,
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      },
    }),
    // Pictures are attachments: loading them would tell the sender that the mail was read.
    img: (_, { alt = '' }) => ({ tagName: 'span', attribs: {}, text: alt.trim() ? `[${alt.trim()}]` : '' }),
  },
};

/** Returns the HTML of a mail for a sandboxed frame: an allow list of tags, without scripts, forms and anything that loads. */
export async function readSafeHtml(raw: RawMail): Promise<string | null> {
  const { html } = await readParts(raw);
  if (html === undefined) return null;
  return withTargets(sanitizeHtml(html.slice(0, mailLimits.htmlCharacters), options)).trim();
}

const maxShown = 2_000;
const shownHost = /(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}/i;

/** Shows where a link leads if its text names another site. */
function withTargets(html: string): string {
  let href = '';
  let content = '';
  return html
    .split(/(<[^<>]*>)/)
    .map((piece) => {
      if (!piece.startsWith('<')) content += piece;
      if (piece.startsWith('<a ')) [href, content] = [/ href="([^"]*)"/.exec(piece)?.[1] ?? '', ''];
      if (piece !== '</a>' || !href) return piece;
      const shown = shownHost.exec(content.slice(0, maxShown))?.[0];
      const target = shown && siteOf(shown) !== siteOf(hostOf(href)) ? `</a> <span>[${href}]</span>` : piece;
      href = '';
      return target;
    })
    .join('');
}

const hostOf = (href: string): string =>
  /^mailto:/i.test(href)
    ? (href.split(/[?&]/)[0]?.split('@').at(-1) ?? '')
    : (/^https?:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(href)?.[1] ?? '');

const siteOf = (host: string): string => host.toLowerCase().replace(/^www\./, '');
