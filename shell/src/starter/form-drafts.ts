import { forgetDraft, restoreDraft, saveDraft } from '@portal/ui/form-draft';
import { afterPaint } from './after-paint.ts';

const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]');

/** Keeps the entries of forms with `data-draft` when the document is left, until they are sent. */
export function keepDrafts() {
  /** Sent natively: this document does not learn whether the server accepts it. The browser keeps the entries for the way back. */
  let sent: EventTarget | null = null;
  let isRestored = false;
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent = event.target;
  });
  addEventListener('input', ({ target }) => {
    if ((target as Partial<HTMLInputElement>).form === sent) sent = null;
  });
  const restore = () => {
    if (!isRestored) for (const form of forms()) restoreDraft(form);
    isRestored = true;
  };
  addEventListener('pagehide', () => {
    restore();
    for (const form of forms()) {
      if (form === sent) forgetDraft(form.dataset.draft);
      else saveDraft(form);
    }
  });
  // The first access to the storage takes several milliseconds.
  afterPaint(restore);
}
