import type { Command } from './command.ts';

/** How long the first of two keys is remembered. */
const patienceMs = 1500;

interface Keyboard {
  commands: () => Command[];
  /** WCAG 2.1.4: whoever dictates or has an unsteady hand can switch single keys off. */
  isOn: () => boolean;
  run: (command: Command) => void;
}

/** Runs commands by their keys, never while somebody types or a dialog is open. Answers what ends it. */
export function listenToKeys({ commands, isOn, run }: Keyboard): () => void {
  let first = '';
  let forget: ReturnType<typeof setTimeout> | undefined;

  const remember = (key: string) => {
    clearTimeout(forget);
    first = key;
    if (key) forget = setTimeout(() => remember(''), patienceMs);
  };

  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOn() || isTyping(event.target) || isDialogOpen()) return;

    const known = commands();
    const pressed = first ? `${first} ${event.key}` : event.key;
    const found = known.find(({ keys }) => keys === pressed) ?? known.find(({ keys }) => keys === event.key);
    remember('');
    if (found) {
      event.preventDefault();
      run(found);
    } else if (known.some(({ keys }) => keys?.startsWith(`${event.key} `))) remember(event.key);
  };

  document.addEventListener('keydown', listen);
  return () => {
    clearTimeout(forget);
    document.removeEventListener('keydown', listen);
  };
}

const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null;

const isDialogOpen = () => document.querySelector('[role=dialog][data-state=open]') !== null;
