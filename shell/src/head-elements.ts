/** Elements of a page's `<Seo>`, of which a document has one each. */
const selector = 'title, meta[name], meta[property], link[rel=canonical], link[hreflang]';

const keyOf = (element: Element) =>
  `${element.localName} ${element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('hreflang') ?? ''}`;

export const headElements = (): Element[] => [...document.head.querySelectorAll(selector)];

/** Removes those that React has rendered again, because software has changed them or the page. */
export function removeReplaced(elements: Element[]) {
  const added = new Set(
    headElements()
      .filter((element) => !elements.includes(element))
      .map(keyOf),
  );
  for (const element of elements) if (added.has(keyOf(element))) element.remove();
}
