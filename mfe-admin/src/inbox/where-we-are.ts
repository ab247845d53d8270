import { useSyncExternalStore } from 'react';
import { type LeadFilter, toList } from './lead-filter.ts';

const listeners = new Set<() => void>();
let active: number | undefined;
let wantsFocus = false;
let list: LeadFilter = {};
const offsets = new Map<string, number>();

/** The lead that keys act on. It is still the one after a visit to its page. */
export const activeLead = {
  /** `withFocus`: the keyboard moves there too, as soon as the row is drawn. */
  become(id: number | undefined, withFocus: boolean) {
    wantsFocus = withFocus;
    if (active === id && !withFocus) return;
    active = id;
    for (const listener of listeners) listener();
  },
  current: () => active,
  /** Whether a row that appears should take the keyboard; asked once. */
  takesFocus(): boolean {
    const takes = wantsFocus;
    wantsFocus = false;
    return takes;
  },
};

export const useActiveLead = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => active,
    () => undefined,
  );

/** The list a lead was opened from: its page leads back there and to its neighbours. */
export function rememberList(filter: LeadFilter) {
  list = filter;
  wantsFocus = true;
}

export const rememberedList = () => list;

/** How far a list was scrolled when it was left. */
export const scrolledTo = {
  get: (filter: LeadFilter) => offsets.get(toList(filter)) ?? 0,
  set: (filter: LeadFilter, offset: number) => void offsets.set(toList(filter), offset),
};
