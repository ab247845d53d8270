/** What an element is recognized by in another rendering of the page. */
export interface Description {
  tag: string;
  /** Attributes, class names and the text. */
  traits: string[];
  /** How many elements with all these traits precede it. */
  rank: number;
}

/** Other elements have these too, or other software sets them. */
const meaningless = [
  'type',
  'style',
  'tabindex',
  'autocomplete',
  'required',
  'maxlength',
  'hidden',
  'open',
  'data-color-mode',
];
/** An element that has some of these is found by one of them only. */
const decisive = /^(id|name|href|for|popovertarget)=/;

const traitsOf = (element: Element) => [
  ...[...element.attributes]
    .filter(({ name }) => !meaningless.includes(name))
    .flatMap(({ name, value }) => (name === 'class' ? value.split(/\s+/).filter(Boolean) : `${name}=${value}`)),
  // Of a field, the text of its options would say nothing.
  ...(element.matches('a, button, summary, label') ? [`text=${element.textContent?.trim()}`] : []),
];

function score(element: Element, wanted: string[]): number {
  const traits = new Set(traitsOf(element));
  const shared = wanted.filter((trait) => traits.has(trait));
  const sharedDecisive = shared.filter((trait) => decisive.test(trait)).length;
  if (sharedDecisive === 0 && wanted.some((trait) => decisive.test(trait))) return 0;
  return shared.length + sharedDecisive * 10;
}

/** The document, or the outermost element of a part that was removed. */
const treeOf = (element: Element) => element.getRootNode() as ParentNode;

/**
 * Describes an element, so that it can be found when software has replaced it or React has rendered the page anew. Other software also
 * adds attributes and translates texts, so not everything has to match.
 */
export function describe(element: Element): Description {
  const traits = traitsOf(element);
  const all = [...treeOf(element).querySelectorAll(element.localName)];
  const best = score(element, traits);
  const rank = all.slice(0, all.indexOf(element)).filter((other) => score(other, traits) === best).length;
  return { tag: element.localName, traits, rank };
}

/** Returns the element of the document that is most like the described one, or undefined if none is. */
export function findAgain<E extends Element = HTMLElement>({ tag, traits, rank }: Description): E | undefined {
  let best = 0;
  let found: E[] = [];
  for (const element of document.querySelectorAll<E>(tag)) {
    const points = score(element, traits);
    if (points > best) {
      best = points;
      found = [];
    }
    if (points > 0 && points === best) found.push(element);
  }
  return found[Math.min(rank, found.length - 1)];
}

/** Returns whether an element outside of `tree` has a copy there, with the same attributes. */
export function isCopy(element: Element, tree: Element): boolean {
  const traits = traitsOf(element);
  const isSame = (other: Element) => traitsOf(other).join() === traits.join();
  return traits.length > 0 && !tree.contains(element) && [...tree.querySelectorAll(element.localName)].some(isSame);
}
