import { createStore } from '@portal/ui/create-store';
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

let filterOfList: LeadFilter = {};

/** Remembers the list from which a lead is opened. */
export function leaveList(filter: LeadFilter) {
  filterOfList = filter;
  isFocusPending = true;
}

/** Returns the filter of the list from which the lead was opened. */
export const lastFilter = () => filterOfList;

const offsets = new Map<string, number>();

/** Scroll offsets of the lists, restored on return. */
export const scrollOffsets = {
  get: (filter: LeadFilter) => offsets.get(toInboxPath(filter)) ?? 0,
  set: (filter: LeadFilter, offset: number) => void offsets.set(toInboxPath(filter), offset),
};
