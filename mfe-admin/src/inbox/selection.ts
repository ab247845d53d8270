import { useState } from 'react';
import type { LeadFilter } from '../leads/lead-filter.ts';

export interface Selection {
  /** Of the selected leads. Another selection is another set. */
  ids: ReadonlySet<number>;
  set: (ids: Iterable<number>) => void;
  toggle: (id: number) => void;
}

const none: ReadonlySet<number> = new Set();

/** A selection that a new filter clears. */
export function useSelection(filter: LeadFilter): Selection {
  const [state, setState] = useState({ filter, ids: none });
  const ids = state.filter === filter ? state.ids : none;
  const set = (next: Iterable<number>) => setState({ filter, ids: new Set(next) });
  const toggle = (id: number) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);
  return { ids, set, toggle };
}
