import { createStore } from '@portal/ui/create-store';
import { inboxPath } from '../paths.ts';
import { type LeadFilter, toInboxPath } from './lead-filter.ts';

/** The lead that shortcuts act on. Kept while its page is open. */
export const activeLead = createStore<number | undefined>(undefined);

let isFocusPending = false;

/** `focus`: moves the keyboard focus to the row once it is rendered. */
export function setActiveLead(id: number | undefined, { focus }: { focus: boolean }) {
  isFocusPending = focus;
  activeLead.set(id);
}

/** Whether a rendered row should take the focus. True once only. */
export function takePendingFocus(): boolean {
  const isPending = isFocusPending;
  isFocusPending = false;
  return isPending;
}

interface LeftList {
  path: string;
  ids: () => number[];
}

let left: LeftList = { path: inboxPath(), ids: () => [] };

/** Remembers the list from which a lead is opened: where it is, and the leads that it has. */
export function leaveList(list: LeftList) {
  left = list;
  isFocusPending = true;
}

/** Returns the list from which the lead was opened. */
export const lastList = () => left;

const offsets = new Map<string, number>();

/** Scroll offsets of the lists, restored on return. */
export const scrollOffsets = {
  get: (filter: LeadFilter) => offsets.get(toInboxPath(filter)) ?? 0,
  set: (filter: LeadFilter, offset: number) => void offsets.set(toInboxPath(filter), offset),
};
