import { enter, entryOf, type FormField, initialEntry, keptFields } from '@portal/ui/field-value';
import { type Description, describe, findAgain, isCopy } from './starter/find-again.ts';
import type { VisitorInput } from './starter/visitor-input.ts';

/**
 * React hydrates at once when one of these reaches it. If it then renders the page anew, the element of the event is gone and the
 * browser's own action, such as following the link, does not happen.
 */
const urgent =
  'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick keydown keypress keyup input change paste compositionstart compositionend'.split(
    ' ',
  );

/**
 * Call it right before hydration, and the function that it returns when React has rendered, before anything else can happen: it gives
 * the page back what the visitor did.
 */
export function keepVisitorInput(root: HTMLElement, { entered, stop, giveBack }: VisitorInput): () => void {
  const removals = new MutationObserver(() => {});
  const hydration = new AbortController();
  removals.observe(root, { childList: true });
  for (const type of urgent)
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal: hydration.signal });

  return () => {
    hydration.abort();
    const pressed = stop();
    const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    removals.disconnect();
    // Rendered anew, the page also has what was moved out of it.
    const moved = removed.length > 0 ? [...document.body.children].filter((element) => isCopy(element, root)) : [];
    takeOver([...removed.filter((node) => node instanceof Element), ...moved], entered);
    for (const element of moved) element.remove();
    giveBack();
    if (pressed?.pointerType === 'mouse' && !pressed.element.isConnected) finishPress(pressed.description);
  };
}

/** Takes over the state of the elements that React has replaced, also of those that no event announced. */
function takeOver(removed: Element[], entered: VisitorInput['entered']) {
  for (const tree of removed) {
    for (const field of keptFields(tree)) {
      const successor = findAgain<FormField>(describe(field));
      if (!successor || (entryOf(field) === initialEntry(successor) && !entered.has(field))) continue;
      entered.delete(field);
      enter(successor, entryOf(field));
    }
    for (const details of tree.querySelectorAll('details')) {
      const successor = findAgain<HTMLDetailsElement>(describe(details));
      if (successor) successor.open = details.open;
    }
  }
}

/** Clicks the element when the pointer is released on it: the browser does not, because it was pressed on another one. */
function finishPress(description: Description) {
  const click = ({ target }: PointerEvent) =>
    setTimeout(() => {
      const element = findAgain(description);
      if (element?.contains(target as Element)) element.click();
    });
  addEventListener('pointerup', click, { capture: true, once: true });
}
