import type { ContactChannel, LeadStatus } from '@portal/contracts/lead';
import type { Lead, LeadSummary } from '@portal/staff-client/lead';
import type { SiteVisit } from '@portal/staff-client/visit';
import { createStore } from '@portal/ui/create-store';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';

interface NamedLead {
  id: number;
  name: string;
}

export interface MenuItem {
  label: string;
  hint?: string;
  /** Gets the focus when the menu opens, so that Enter changes nothing. */
  isCurrent?: boolean;
  run: () => void;
}

export interface SubMenu {
  label: string;
  items: MenuItem[];
}

/** Choices of which several can be made, before the menu is closed. One that stands for several has their values, with commas. */
export interface ChoiceMenu {
  label: string;
  choices: (readonly [value: string, label: string])[];
  chosen: string[];
  onChoose: (chosen: string[]) => void;
}

/** Fields of the filter of leads that are typed. */
export interface FilterQuestion {
  title: string;
  fields: { name: string; label: string; type: 'text' | 'date' | 'dollars' }[];
}

export interface OpenMenu {
  title: string;
  items: (MenuItem | SubMenu | ChoiceMenu)[];
  /** The menu is shown beside it. */
  anchor: Element;
  /** What had the focus before. */
  opener: Element | null;
}

interface SearchedItems {
  title: string;
  items: MenuItem[];
}

interface SearchedLead {
  title: string;
  /** The id of a lead that is left out. */
  besides: number;
  run: (lead: LeadSummary) => void;
}

export interface OutcomeQuestion {
  leads: readonly LeadSummary[];
  /** All leads to change, if some of them are not loaded. */
  ids?: readonly number[];
  status: Extract<LeadStatus, 'won' | 'lost'>;
}

export interface VisitQuestion {
  lead: Lead;
  /** The visit to change; without it, a new one. */
  visit?: SiteVisit;
  isCancelling?: boolean;
}

/**
 * What is over the page: command palette or search for a lead, a menu such as "Assign to…", a contact to log, a request to enter,
 * the outcome of leads, fields of the filter, a site visit, notifications, keyboard shortcuts, or nothing.
 */
type Overlay =
  | { kind: 'none' }
  | { kind: 'palette'; only?: SearchedItems; find?: SearchedLead }
  | ({ kind: 'menu' } & OpenMenu)
  | { kind: 'contact'; lead: NamedLead; channel: ContactChannel }
  | { kind: 'request'; lead?: NamedLead }
  | { kind: 'notifications' }
  | ({ kind: 'filter' } & FilterQuestion)
  | ({ kind: 'outcome' } & OutcomeQuestion)
  | ({ kind: 'visit' } & VisitQuestion)
  | { kind: 'shortcuts' };

export type OverlayOf<Kind extends Overlay['kind']> = Extract<Overlay, { kind: Kind }>;

/** What shows each of them. */
export type Dialogs = { [Kind in Exclude<Overlay['kind'], 'none' | 'menu'>]: ComponentType<OverlayOf<Kind>> };

export const overlay = createStore<Overlay>({ kind: 'none' });

/** `only`: searches these, instead of leads and the commands of the page. */
export const openPalette = (only?: SearchedItems) => overlay.set({ kind: 'palette', only });
export const openNotifications = () => overlay.set({ kind: 'notifications' });
export const openShortcuts = () => overlay.set({ kind: 'shortcuts' });
/** Opens a menu at its button. For a key it is at what has the focus, the active row, or the title of the page. */
export const openMenu = (title: string, items: OpenMenu['items'], anchor?: Element | null) =>
  overlay.set({ kind: 'menu', title, items, anchor: anchor ?? focusedPlace(), opener: document.activeElement });

const focusedPlace = (): Element =>
  document.activeElement?.closest('a, button') ??
  document.querySelector('[data-active]') ??
  document.querySelector('h1') ??
  document.body;
export const openContact = (lead: NamedLead, channel: ContactChannel) =>
  overlay.set({ kind: 'contact', lead, channel });
/** Searches a lead other than `besides`. */
export const findLead = (title: string, besides: number, run: (lead: LeadSummary) => void) =>
  overlay.set({ kind: 'palette', find: { title, besides, run } });
/** Enters a new lead, or a request of a lead. */
export const openRequest = (lead?: NamedLead) => overlay.set({ kind: 'request', lead });
/** Asks for values of the filter. */
export const openFilterFields = (question: FilterQuestion) => overlay.set({ kind: 'filter', ...question });
/** Asks how leads were won or lost. */
export const openOutcome = (question: OutcomeQuestion) => overlay.set({ kind: 'outcome', ...question });
/** Schedules, changes or cancels a site visit. */
export const openVisit = (question: VisitQuestion) => overlay.set({ kind: 'visit', ...question });
export const closeOverlay = () => overlay.set({ kind: 'none' });

/** Runs what was chosen. Closes first, and lets that return the focus: it may open a dialog, which returns the focus too. */
export function closeAndRun(run: () => void) {
  flushSync(closeOverlay);
  setTimeout(run);
}
