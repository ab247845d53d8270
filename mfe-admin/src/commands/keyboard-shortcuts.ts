import type { Command } from './command.ts';

/** The second key of a sequence must follow within this time. */
const sequenceTimeoutMs = 1500;

interface ShortcutOptions {
  commands: () => Command[];
  /** Single-key shortcuts must be possible to turn off (WCAG 2.1.4). */
  isEnabled: () => boolean;
  run: (command: Command) => void;
}

/** Runs commands by their shortcuts, except in text fields and open dialogs. Returns a function that stops it. */
export function listenForShortcuts({ commands, isEnabled, run }: ShortcutOptions): () => void {
  let first: KeyboardEvent | undefined;

  const listen = (event: KeyboardEvent) => {
    // The keydown of an autofill has no key.
    if (!event.key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isEnabled() || isTextField(event.target) || isDialogOpen()) return;

    const available = commands();
    // The times of the keys, not of their handling: in a busy browser, both can be handled late.
    const begun = first && event.timeStamp - first.timeStamp < sequenceTimeoutMs ? `${first.key} ` : '';
    const pressed = begun + event.key;
    const command = available.find(({ keys }) => keys === pressed) ?? available.find(({ keys }) => keys === event.key);
    first = undefined;
    if (command) {
      event.preventDefault();
      run(command);
    } else if (available.some(({ keys }) => keys?.startsWith(`${event.key} `))) first = event;
  };

  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

const textFields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

const isTextField = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null;

const isDialogOpen = () => document.querySelector('[role=dialog][data-state=open]') !== null;
