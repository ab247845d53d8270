import { useSyncExternalStore } from 'react';
import type { CommandPlace } from '../releases/release-commands.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How this browser shows the desk to whoever sits at it. */
export interface Preferences {
  theme: Theme;
  /** Single-key shortcuts. */
  hasShortcuts: boolean;
  /** Where commands about releases are given. */
  ordersAt: CommandPlace;
}

const place = 'lead-desk';
const usual: Preferences = { theme: 'system', hasShortcuts: true, ordersAt: 'folder' };
const listeners = new Set<() => void>();
let known: Preferences | undefined;

export function preferences(): Preferences {
  known ??= { ...usual, ...stored() };
  return known;
}

export function prefer(change: Partial<Preferences>) {
  known = { ...preferences(), ...change };
  try {
    localStorage.setItem(place, JSON.stringify(known));
  } catch {
    // A browser that stores nothing keeps the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

export const usePreferences = () => useSyncExternalStore(subscribe, preferences, () => usual);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}
