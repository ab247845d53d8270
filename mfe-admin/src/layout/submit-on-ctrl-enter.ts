import type { KeyboardEvent } from 'react';

/** Submits the form of a field with Ctrl Enter, or Cmd Enter on a Mac. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
