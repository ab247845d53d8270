import { useSyncExternalStore } from 'react';

export interface Choice {
  label: string;
  hint?: string;
  run: () => void;
}

/** What lies over the page: the palette, a question it asks ("Assign to…"), the help sheet, or nothing. */
export type Overlay =
  | { kind: 'none' }
  | { kind: 'palette' }
  | { kind: 'choice'; title: string; choices: Choice[] }
  | { kind: 'help' };

const listeners = new Set<() => void>();
const nothing = { kind: 'none' } as const;
let overlay: Overlay = nothing;

function show(next: Overlay) {
  overlay = next;
  for (const listener of listeners) listener();
}

export const useOverlay = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => overlay,
    () => nothing,
  );

export const openPalette = () => show({ kind: 'palette' });
export const openHelp = () => show({ kind: 'help' });
export const ask = (title: string, choices: Choice[]) => show({ kind: 'choice', title, choices });
export const closeOverlay = () => show(nothing);
