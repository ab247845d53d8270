import type { ContactChannel, LeadStatus } from '@portal/contracts/lead';
import type { Lead, LeadSummary } from '@portal/staff-client/lead';
import type { SiteVisit } from '@portal/staff-client/visit';
import { createStore } from '@portal/ui/create-store';

interface NamedLead {
  id: number;
  name: string;
}

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
 * The dialog over the page: command palette, a choice such as "Assign to…", the search for a lead, a contact to log, a request to enter,
 * the outcome of leads, a site visit, notifications, keyboard shortcuts, or none.
 */
type Overlay =
  | { kind: 'none' }
  | { kind: 'palette' }
  | { kind: 'choice'; title: string; choices: (Choice | ChoiceGroup)[] }
  | { kind: 'find'; title: string; besides: number; run: (lead: LeadSummary) => void }
  | { kind: 'contact'; lead: NamedLead; channel: ContactChannel }
  | { kind: 'request'; lead?: NamedLead }
  | { kind: 'notifications' }
  | ({ kind: 'outcome' } & OutcomeQuestion)
  | ({ kind: 'visit' } & VisitQuestion)
  | { kind: 'shortcuts' };

export const overlay = createStore<Overlay>({ kind: 'none' });

export const openPalette = () => overlay.set({ kind: 'palette' });
export const openNotifications = () => overlay.set({ kind: 'notifications' });
export const openShortcuts = () => overlay.set({ kind: 'shortcuts' });
export const openChoice = (title: string, choices: (Choice | ChoiceGroup)[]) =>
  overlay.set({ kind: 'choice', title, choices });
export const openContact = (lead: NamedLead, channel: ContactChannel) =>
  overlay.set({ kind: 'contact', lead, channel });
/** Searches a lead other than `besides`. */
export const findLead = (title: string, besides: number, run: (lead: LeadSummary) => void) =>
  overlay.set({ kind: 'find', title, besides, run });
/** Enters a new lead, or a request of a lead. */
export const openRequest = (lead?: NamedLead) => overlay.set({ kind: 'request', lead });
/** Asks how leads were won or lost. */
export const openOutcome = (question: OutcomeQuestion) => overlay.set({ kind: 'outcome', ...question });
/** Schedules, changes or cancels a site visit. */
export const openVisit = (question: VisitQuestion) => overlay.set({ kind: 'visit', ...question });
export const closeOverlay = () => overlay.set({ kind: 'none' });
