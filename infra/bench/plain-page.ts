import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The styles that a plain page needs. */
const styleSheet = `
@font-face{font-family:Display;src:url(/display.woff2);font-weight:400 800;font-display:swap}
@font-face{font-family:Text;src:url(/text.woff2);font-weight:400 600;font-display:swap}
*{box-sizing:border-box;margin:0}
body{font:1rem/1.6 Text,Arial,sans-serif;color:#0b1220;background:#fff}
header,footer,section{padding:1.5rem max(1.25rem,calc(50% - 38rem))}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:1rem;background:#0b1220;color:#fff;z-index:1}
section{padding-block:4.5rem}
section:first-of-type,footer{background:#0b1220;color:#fff}
section:nth-of-type(odd):not(:first-of-type){background:#f4f6f9}
h1,h2,h3{font-family:Display,Arial,sans-serif;line-height:1.1;text-wrap:balance;margin-bottom:1rem}
h1{font-size:clamp(2.5rem,7vw,5rem)}
h2{font-size:clamp(1.75rem,4vw,3rem)}
p,dl{max-width:40rem;margin-bottom:1rem}
svg{max-width:100%;height:auto}
ul,ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1.5rem;padding:0;list-style:none}
header ul{display:flex;flex-wrap:wrap}
a{color:inherit}
input,select,textarea{display:block;width:100%;font:inherit;padding:.75rem;border:1px solid #69758a}
`;

const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/** Returns a plain page with the given body: one inline style sheet, and speculation rules, with the nonce of the website's policy. */
const plainDocument = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<link rel="preload" href="/display.woff2" as="font" type="font/woff2" crossorigin>' +
  '<link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin>' +
  `<style nonce="inline">${styleSheet}</style>` +
  `<script type="speculationrules" nonce="inline">${JSON.stringify(rules)}</script></head>` +
  `<body>${body}</body></html>`;

/**
 * Runs in a page of the website: returns its texts and links in the elements that carry a meaning, without any other, and its drawings and
 * icons with their own attributes instead of rules. Motion and backgrounds are left out.
 */
export function plainBody(): string {
  const kept = 'header,main,footer,section,h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,blockquote,details,summary,table,tr,td,th,a';
  const fields = 'form,label,input,select,option,textarea,button';
  const hidden = 'script,dialog,template,[hidden],[aria-hidden=true]';
  const drawn = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
    'font-size',
  ];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const drawing = (element: Element): string => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return '';
    const inherited = element.matches('svg') ? undefined : getComputedStyle(element.parentElement ?? element);
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(class|data-.*|aria-.*|role|xmlns)$/.test(name) && !drawn.includes(name))
      .map(({ name, value }): [string, string] => [name, name === 'width' && !inherited ? style.width : value]);
    const look = drawn
      .map((name): [string, string] => [name, style.getPropertyValue(name)])
      .filter(([name, value]) => value !== inherited?.getPropertyValue(name));
    const all = [...attributes, ...look].map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
    const content = [...element.childNodes].map((child) => (child instanceof Element ? drawing(child) : plain(child)));
    return `<${element.localName}${all.join('')}>${content.join('')}</${element.localName}>`;
  };
  const plain = (node: Node): string => {
    if (node instanceof Text) return escaped(node.data);
    if (node instanceof SVGSVGElement) return node.getBoundingClientRect().width > 0 ? drawing(node) : '';
    if (!(node instanceof Element) || node.matches(hidden)) return '';
    const content = [...node.childNodes].map(plain).join('');
    if (!node.matches(`${kept},${fields}`)) return content;
    const name = node.localName;
    if (name === 'input') return '<input>';
    const href = node.getAttribute('href');
    return `<${name}${href ? ` href="${escaped(href)}"` : ''}>${content}</${name}>`;
  };
  return [...document.querySelectorAll('header, main, footer')]
    .filter((element) => element.parentElement?.closest('header, main, footer') === null)
    .map(plain)
    .join('');
}

interface PlainSite {
  /** Titles and bodies of the pages, by path. */
  pages: Record<string, { title: string; body: string }>;
  fonts: { display: Buffer; text: Buffer };
  /** Sent with every page. */
  headers: Record<string, string>;
}

/** Serves plain pages with the compression and the caching of the website. Resolves to its origin and a function that stops it. */
export async function servePlainPages({ pages, fonts, headers }: PlainSite) {
  const documents = new Map(
    Object.entries(pages).map(([path, { title, body }]) => [path, brotliCompressSync(plainDocument(title, body))]),
  );
  const files = new Map([
    ['/display.woff2', fonts.display],
    ['/text.woff2', fonts.text],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const html = documents.get(url);
    const font = files.get(url);
    if (html)
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=60, must-revalidate',
        ...headers,
      });
    else if (font)
      response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' });
    else response.writeHead(404);
    response.end(html ?? font);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
