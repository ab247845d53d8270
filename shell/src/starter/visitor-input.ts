import { enter, entryOf, type FormField, initialEntry, isKeptField } from '@portal/ui/field-value';
import { type Description, describe, findAgain } from './find-again.ts';

/** A press that takes longer does not delay hydration further. */
const calmLimitMs = 2_000;
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const pressable = 'a[href], button, label, summary, input';
interface Press {
  element: Element;
  description: Description;
  pointerType: string;
}

/** The record of what a visitor did before hydration, for the application. */
export interface VisitorInput {
  /** Fields with an entry. The element only tells whether it is still there, and its value. */
  entered: Map<FormField, Description>;
  /** Resolves when no pointer is pressed and no text is being composed: hydration may replace the element. */
  untilCalm(): Promise<void>;
  /** Ends the record. Returns what is pressed. */
  stop(): Press | undefined;
  /** Gives the elements that replaced others their entries, their focus and their state. */
  giveBack(): void;
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
  const entered = new Map<FormField, Description>();
  let focused: { element: HTMLElement; description: Description } | undefined;
  let pressed: Press | undefined;
  let opened: { element: HTMLElement; description: Description } | undefined;
  let isComposing = false;
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

  globalThis.visitorInput = {
    async untilCalm() {
      const limit = performance.now() + calmLimitMs;
      while ((isComposing || pressed) && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    entered,
    giveBack,
    stop() {
      recording.abort();
      return pressed;
    },
  };
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
