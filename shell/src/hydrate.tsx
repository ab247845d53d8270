import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { headElements, removeReplaced } from './head-elements.ts';
import { keepVisitorInput } from './keep-visitor-input.ts';

/**
 * Hydrates the document. Where other software has changed the page, React renders it anew: what the visitor did so far is given back
 * in the same task, and only errors that such software has not caused are reported.
 */
export async function hydrate(root: HTMLElement, app: ReactNode, options: RootOptions) {
  const { visitorInput } = globalThis;
  const { onRecoverableError: report } = options;
  await visitorInput?.untilCalm();
  const changes = watchChanges(root);
  const head = headElements();

  const onRecoverableError: RootOptions['onRecoverableError'] = async (error, info) => {
    // Without the document, the error is reported.
    if (!(await changes.areFromOthers().catch(() => false))) report?.(error, info);
  };
  const onRendered = () => {
    changes.stop();
    removeReplaced(head);
    giveBack?.();
  };

  const giveBack = visitorInput && keepVisitorInput(root, visitorInput);
  // As a transition, hydration yields to the visitor's input every few milliseconds.
  startTransition(() => {
    hydrateRoot(root, <Rendered onRendered={onRendered}>{app}</Rendered>, { ...options, onRecoverableError });
  });
}

/** Calls it in the task in which React changes the document, after the effects of its children. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onRendered, []);
  return children;
}

/** Records the page as it is, and whether it changes until `stop`. */
function watchChanges(root: HTMLElement) {
  const before = root.innerHTML;
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });

  return {
    /** What React itself changes in the current task has not reached the observer. */
    stop: () => observer.disconnect(),
    /** Compares with the document in the browser's cache. */
    async areFromOthers(): Promise<boolean> {
      if (hasChanged) return true;
      const response = await fetch(location.href, { cache: 'force-cache', headers: { accept: 'text/html' } });
      // Styles of a newer document would violate the policy of this one.
      const html = (await response.text()).replace(/<style.*?<\/style>/s, '');
      const original = new DOMParser().parseFromString(html, 'text/html');
      return original.getElementById(root.id)?.innerHTML !== before;
    },
  };
}
