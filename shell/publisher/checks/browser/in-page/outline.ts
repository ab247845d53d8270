/** The content of a page for visitors, search engines and screen readers. */
export interface Outline {
  title: string;
  text: string;
  /** Landmarks and headings in document order. */
  landmarks: string[];
  /** Targets of links and forms. */
  targets: string[];
  /** Attributes of `html` and `body`: `body class=dark`. */
  attributes: string[];
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
    text: tidy(words.join('')),
    landmarks: all('header,nav,main,footer,aside,h1,h2,h3,h4,h5,h6,[role]').map((element) =>
      /^H\d$/.test(element.tagName)
        ? `${element.tagName} ${tidy(element.textContent ?? '')}`
        : `${element.tagName} ${element.getAttribute('role') ?? ''}`.trim(),
    ),
    targets: all('a[href],form[action]').map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    ),
    attributes: [document.documentElement, document.body].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.tagName.toLowerCase()} ${name}=${value}`),
    ),
  };
}
