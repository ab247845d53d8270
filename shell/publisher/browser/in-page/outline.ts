/** The content of a page for visitors, search engines and screen readers. */
export interface Outline {
  title: string;
  /** For search engines, browsers and screen readers: language, description, robots, viewport, canonical and alternate addresses, structured data. */
  metadata: string[];
  text: string;
  /** Landmarks and first-level headings in document order. */
  landmarks: string[];
  /** Targets of links, and of forms: `form /api/contact`. */
  targets: string[];
}

/** Runs in the isolated world of the page. Cannot use variables of its scope. */
export function readOutline(): Outline {
  // The content of a closed dialog may be loaded when the dialog is opened.
  const hidden = 'script,style,template,noscript,dialog:not([open]),main [popover]:not(:popover-open)';
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(hidden)) words.push(node.nodeValue ?? '');

  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const all = (selector: string) =>
    [...document.body.querySelectorAll(selector)].filter((element) => !element.closest(hidden));
  return {
    title: document.title,
    metadata: [
      `language ${document.documentElement.lang}`,
      ...[
        ...document.querySelectorAll(
          'meta[name=description],meta[name=robots],meta[name=viewport],link[rel=canonical],link[rel=alternate][hreflang],script[type="application/ld+json"]',
        ),
      ].map((element) =>
        tidy(
          ['name', 'content', 'rel', 'hreflang', 'href'].map((name) => element.getAttribute(name) ?? '').join(' ') +
            element.textContent,
        ),
      ),
    ],
    text: tidy(words.join(' ')),
    landmarks: all('header,nav,main,footer,h1').map((element) =>
      element.tagName === 'H1' ? `H1 ${tidy(element.textContent ?? '')}` : element.tagName,
    ),
    targets: all('a[href],form[action]').map(
      (element) => element.getAttribute('href') ?? `form ${element.getAttribute('action')}`,
    ),
  };
}
