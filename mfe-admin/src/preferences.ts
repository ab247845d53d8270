import { createStore, useStore } from '@portal/ui/create-store';
import { useLayoutEffect } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Settings of this browser. */
interface Preferences {
  theme: Theme;
  /** Single-key shortcuts. */
  hasShortcuts: boolean;
}

const storageKey = 'lead-desk';
const defaults: Preferences = { theme: 'system', hasShortcuts: true };

export const preferences = createStore<Preferences>({ ...defaults, ...load() });

export function setPreferences(change: Partial<Preferences>) {
  preferences.set({ ...preferences.get(), ...change });
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences.get()));
  } catch {
    // Without storage, the setting lasts until the page is closed.
  }
}

function load(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Applies the selected theme while a staff page is mounted. */
export function useTheme() {
  const { theme } = useStore(preferences);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
}
