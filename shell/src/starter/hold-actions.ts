import { describe, findAgain } from './find-again.ts';

/** Controls that do nothing, or less, without the application. */
const heldControls = '[data-interactive], button[type=button]:not([popovertarget])';
const limitMs = 5_000;
/** Without a response or an error within this time, the network counts as working. */
const probeMs = 3_000;

const { documentElement } = document;
export const isHydrated = () => 'hydrated' in documentElement.dataset;

/** Something a visitor did that waits for hydration. */
interface HeldAction {
  /** Repeats the action on the elements that are in the document now. */
  act: () => void;
  /** Whether the browser can do the action without the application. */
  isNative: boolean;
  form: HTMLFormElement | null;
}

/**
 * Holds clicks on controls and submits of forms that come before hydration, and does them after it, each once. What the browser can
 * do too happens natively when hydration takes too long, unless the server cannot be reached: then the page stays, and the notice
 * with `data-offline` in the form says so. Returns a function to call when the application could not be loaded.
 *
 * @param onHold Loads the application.
 */
export function holdActions(onHold: () => void): () => void {
  const held = new Map<string, HeldAction>();
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isActing = false;
  /** Lets the browser do the actions, because the application will not be ready in time. */
  let isLate = false;

  function hold(event: Event, target: Element, action: Omit<HeldAction, 'act'>, act: (again: HTMLElement) => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const description = describe(target);
    held.set(JSON.stringify(description), {
      ...action,
      act: () => {
        const again = findAgain(description);
        if (again) act(again);
      },
    });
    documentElement.dataset.waiting = '';
    onHold();
    if (!action.isNative) return;
    if (isLate || !navigator.onLine) void actNatively();
    else limit ??= setTimeout(actNatively, limitMs);
  }

  function holdClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest(heldControls) : null;
    if (isActing || !target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isNative = target.matches('a, [type=submit]');
    hold(event, target, { isNative, form: target.closest('form') }, (again) => again.click());
  }

  function holdSubmit(event: SubmitEvent) {
    if (isActing) return;
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter && describe(event.submitter);
    hold(event, form, { isNative: true, form }, (again) => {
      const button = submitter && findAgain<HTMLButtonElement>(submitter);
      (again as HTMLFormElement).requestSubmit(button?.form === again ? button : undefined);
    });
  }

  /** Removes the actions for which `isDone` returns true. */
  function release(isDone: (action: HeldAction) => boolean) {
    for (const [key, action] of held) if (isDone(action)) held.delete(key);
    if (held.size === 0) delete documentElement.dataset.waiting;
  }

  async function actNatively() {
    clearTimeout(limit);
    limit = undefined;
    const isUnreachable = await isOffline();
    if (isHydrated()) return;
    if (isUnreachable) return release(({ form }) => showNotice(form));
    isLate = true;
    isActing = true;
    release(({ isNative, act }) => {
      if (isNative) act();
      return isNative;
    });
    isActing = false;
  }

  addEventListener('click', holdClick, options);
  addEventListener('submit', holdSubmit, options);
  addEventListener(
    'online',
    () => {
      hideNotices();
      if (held.size > 0) limit ??= setTimeout(actNatively, limitMs);
    },
    options,
  );
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // After the effects of the components that were hydrated.
    setTimeout(() => {
      clearTimeout(limit);
      holding.abort();
      hideNotices();
      release(({ act }) => {
        act();
        return true;
      });
    });
  });
  observer.observe(documentElement, { attributeFilter: ['data-hydrated'] });
  return () => {
    isLate = true;
    if (held.size > 0) void actNatively();
  };
}

/** Returns whether the server cannot be reached. `navigator.onLine` is also false on a machine that only reaches itself. */
export async function isOffline(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeMs) });
    return false;
  } catch (error) {
    return !navigator.onLine || (error as Error).name !== 'TimeoutError';
  }
}

/** Shows the form's notice. Returns false for a form without one. */
function showNotice(form: HTMLFormElement | null): boolean {
  const notice = form?.isConnected ? form.querySelector<HTMLElement>('[data-offline]') : null;
  if (!notice) return false;
  notice.hidden = false;
  notice.focus();
  return true;
}

function hideNotices() {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-offline]')) notice.hidden = true;
}
