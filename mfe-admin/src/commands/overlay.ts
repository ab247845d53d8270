import type { ContactChannel } from '@portal/contracts/lead';
import { createStore } from '@portal/ui/create-store';

export interface Choice {
  label: string;
  hint?: string;
  run: () => void;
}

/** A choice that leads to others, which a search finds too. */
export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

/** The dialog over the page: command palette, a choice such as "Assign to…", a contact to log, keyboard shortcuts, or none. */
type Overlay =
  | { kind: 'none' }
  | { kind: 'palette' }
  | { kind: 'choice'; title: string; choices: (Choice | ChoiceGroup)[] }
  | { kind: 'contact'; lead: { id: number; name: string }; channel: ContactChannel }
  | { kind: 'shortcuts' };

export const overlay = createStore<Overlay>({ kind: 'none' });

export const openPalette = () => overlay.set({ kind: 'palette' });
export const openShortcuts = () => overlay.set({ kind: 'shortcuts' });
export const openChoice = (title: string, choices: (Choice | ChoiceGroup)[]) =>
  overlay.set({ kind: 'choice', title, choices });
export const openContact = (lead: { id: number; name: string }, channel: ContactChannel) =>
  overlay.set({ kind: 'contact', lead, channel });
export const closeOverlay = () => overlay.set({ kind: 'none' });
