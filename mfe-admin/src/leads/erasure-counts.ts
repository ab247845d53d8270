import type { Erasure, StoredPerson } from '@portal/staff-client/privacy';

const nouns = {
  leads: ['lead', 'leads'],
  requests: ['request', 'requests'],
  notes: ['note', 'notes'],
  events: ['timeline entry', 'timeline entries'],
  deliveries: ['email or webhook', 'emails and webhooks'],
  savedViews: ['saved view', 'saved views'],
  journalEntries: ['request in the journal', 'requests in the journal'],
} as const;

/** Returns `1 lead`, `3 requests` and so on, without zeros. */
export const countsOf = (counts: Partial<Erasure['removed']>): string[] =>
  Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = counts[kind as keyof typeof nouns] ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];
  });

export const countsOfPerson = ({ leads, requests, notes, events, deliveries }: StoredPerson): string[] =>
  countsOf({ leads: leads.length, requests, notes, events, deliveries });
