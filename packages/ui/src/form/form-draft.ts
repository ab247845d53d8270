import { enter, entryOf, keptFields } from './field-value.ts';

// Drafts of forms with `data-draft="NAME"`. They are in the session storage of the tab, which no other tab and no server reads. The
// shell's first script keeps them too: until the form is hydrated, and when the document is left.

const key = (name: string | undefined) => `draft:${name}`;

/** Calls it with the storage of the tab. Without one, drafts are not kept. */
function withStorage(run: (storage: Storage) => void) {
  try {
    run(sessionStorage);
  } catch {}
}

/** Keeps what was entered. An empty form has no draft. */
export function saveDraft(form: HTMLFormElement) {
  const entries = keptFields(form)
    .filter((field) => field.name && entryOf(field))
    .map((field) => [field.name, entryOf(field)]);
  withStorage((storage) => {
    if (entries.length > 0) storage.setItem(key(form.dataset.draft), JSON.stringify(Object.fromEntries(entries)));
    else storage.removeItem(key(form.dataset.draft));
  });
}

/** Enters the draft in fields that are empty. */
export function restoreDraft(form: HTMLFormElement) {
  withStorage((storage) => {
    const entries: Record<string, string> = JSON.parse(storage.getItem(key(form.dataset.draft)) ?? '{}');
    for (const field of keptFields(form)) {
      const value = entries[field.name];
      if (typeof value === 'string' && !entryOf(field)) enter(field, value);
    }
  });
}

export const forgetDraft = (name: string | undefined) => withStorage((storage) => storage.removeItem(key(name)));
