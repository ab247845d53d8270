import type { Erasure, StoredPerson } from '@portal/staff-client/privacy';
import { countOf } from '../numbers.ts';

const nouns = {
  leads: ['lead', 'leads'],
  requests: ['request', 'requests'],
  messages: ['email', 'emails'],
  files: ['attachment', 'attachments'],
  notes: ['note', 'notes'],
  events: ['timeline entry', 'timeline entries'],
  deliveries: ['notification', 'notifications'],
  savedViews: ['saved view', 'saved views'],
  journalEntries: ['request in the journal', 'requests in the journal'],
} as const;

/** Returns `1 lead`, `3 requests` and so on, without zeros. */
export const countsOf = (counts: Partial<Erasure['removed']>): string[] =>
  Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = counts[kind as keyof typeof nouns] ?? 0;
    return count === 0 ? [] : [countOf(count, one, many)];
  });

export const countsOfPerson = ({ leads, ...counts }: StoredPerson): string[] =>
  countsOf({ ...counts, leads: leads.length });

/** `1 email`, `2 emails`. */
export const emailsOf = (count: number): string => countsOf({ messages: count })[0] ?? 'No emails';
