/** Submits the form of a field or dialog with Ctrl Enter, or Cmd Enter on a Mac, unless it does what cannot be undone. */
export function submitOnCtrlEnter(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, defaultPrevented, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented || !(target instanceof Element)) return;
  const form = target.closest('form') ?? target.closest('[role=dialog]')?.querySelector('form');
  if (!form || form.dataset.isFinal) return;
  event.preventDefault();
  form.requestSubmit();
}
