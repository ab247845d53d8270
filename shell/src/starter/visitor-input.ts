import { enter, entryOf, type FormField, initialEntry, isKeptField, keptFields } from '@portal/ui/field-value';
import { type Description, describe, findAgain, isCopy } from './find-again.ts';

/** A press that takes longer does not delay hydration further. */
const calmLimitMs = 2_000;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const pressable = 'a[href], button, label, summary, input';
/**
 * React hydrates at once when one of these reaches it. If it then renders the page anew, the element of the event is gone and the
 * browser's own action, such as following the link, does not happen.
 */
const urgent =
  'pointerdown pointerup mousedown mouseup touchstart touchend click auxclick dblclick keydown keypress keyup input change paste compositionstart compositionend'.split(
    ' ',
  );

/** The record of what a visitor did before hydration. The application calls it. */
export interface VisitorInput {
  /** Resolves when no pointer is pressed and no text is being composed: hydration may replace the element. */
  untilCalm(): Promise<void>;
  /** Call it right before hydration. */
  beforeHydration(): void;
  /** Call it when React has rendered, before anything else can happen. Gives the page back what the visitor did. */
  afterRendering(): void;
}

declare global {
  var visitorInput: VisitorInput | undefined;
}

/**
 * Records what a visitor enters, focuses, presses and opens, by what the elements are recognized by: translators, password managers
 * and writing helpers replace elements, and React renders the page anew when they have changed it. Nothing leaves the memory of
 * the document.
 */
export function recordVisitorInput() {
  /** Fields with an entry. The element only tells whether it is still there, and its value. */
  const entered = new Map<FormField, Description>();
  let focused: { element: HTMLElement; description: Description } | undefined;
  let pressed: { element: Element; description: Description; pointerType: string } | undefined;
  let opened: { element: HTMLElement; description: Description } | undefined;
  let isComposing = false;
  const root = document.getElementById('root') as HTMLElement;
  const removals = new MutationObserver(() => {});
  const hydration = new AbortController();
  const recording = new AbortController();

  const listen = <T extends Event>(type: string, listener: (event: T) => void) =>
    addEventListener(type, listener as EventListener, { capture: true, passive: true, signal: recording.signal });

  for (const type of ['input', 'change'])
    listen(type, ({ target }) => isKeptField(target) && entered.set(target, describe(target)));
  listen('focusin', ({ target }) => {
    const element = target as HTMLElement;
    focused = element.matches(focusable) ? { element, description: describe(element) } : undefined;
  });
  listen('focusout', ({ target }) =>
    // Chromium sends it for an element that a script removes, too. Then the visitor has not left it.
    queueMicrotask(() => {
      if (target === focused?.element && focused.element.isConnected && document.activeElement !== target)
        focused = undefined;
    }),
  );
  listen<ToggleEvent>('toggle', ({ target, newState }) => {
    const element = target as HTMLElement;
    if (element.popover) opened = newState === 'open' ? { element, description: describe(element) } : undefined;
  });
  listen('keydown', () => !hasFocus() && giveBack());
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
  });
  listen<PointerEvent>('pointerdown', ({ target, pointerType }) => {
    const control = (target as Element).closest(pressable);
    pressed = control ? { element: control, description: describe(control), pointerType } : undefined;
  });
  const endPress = () => {
    pressed = undefined;
  };
  listen('pointercancel', endPress);
  // After the click.
  listen('pointerup', () => setTimeout(endPress));

  /** Gives the elements that replaced others their entries, their focus and their state. */
  function giveBack() {
    for (const [field, description] of entered) {
      if (field.isConnected) continue;
      entered.delete(field);
      const successor = findAgain<FormField>(description);
      if (successor && entryOf(successor) === initialEntry(successor)) enter(successor, entryOf(field));
    }
    if (opened && !opened.element.isConnected) findAgain(opened.description)?.showPopover();
    const before = focused;
    const successor = before && !hasFocus() && !before.element.isConnected && findAgain(before.description);
    if (!successor) return;
    successor.focus({ preventScroll: true });
    copySelection(before.element, successor);
  }

  /** Takes over the state of the elements that React has replaced, also of those that no event announced. */
  function takeOver(removed: Element[]) {
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

  globalThis.visitorInput = {
    async untilCalm() {
      const limit = performance.now() + calmLimitMs;
      while ((isComposing || pressed) && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    beforeHydration() {
      removals.observe(root, { childList: true });
      for (const type of urgent)
        addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal: hydration.signal });
    },
    afterRendering() {
      hydration.abort();
      recording.abort();
      const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
      removals.disconnect();
      // Rendered anew, the page also has what was moved out of it.
      const moved = removed.length > 0 ? [...document.body.children].filter((element) => isCopy(element, root)) : [];
      takeOver([...removed.filter((node) => node instanceof Element), ...moved]);
      for (const element of moved) element.remove();
      giveBack();
      if (pressed?.pointerType === 'mouse' && !pressed.element.isConnected) finishPress(pressed.description);
    },
  };
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

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function copySelection(from: HTMLElement, to: HTMLElement) {
  const isText = (element: HTMLElement) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element : undefined;
  const source = isText(from);
  // Fields for email addresses and numbers have no selection.
  if (source && typeof source.selectionStart === 'number')
    isText(to)?.setSelectionRange(source.selectionStart, source.selectionEnd, source.selectionDirection ?? 'none');
}
