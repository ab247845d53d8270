import type { LeadStatus } from '@portal/contracts/lead';

/** What a status is called, what one does to reach it, and its key. */
export const statusWords: Record<LeadStatus, { name: string; deed: string; key: string }> = {
  new: { name: 'New', deed: 'Mark as new', key: 't' },
  contacted: { name: 'Contacted', deed: 'Mark as contacted', key: 'c' },
  qualified: { name: 'Qualified', deed: 'Mark as qualified', key: 'q' },
  won: { name: 'Won', deed: 'Mark as won', key: 'w' },
  lost: { name: 'Lost', deed: 'Mark as lost', key: 'l' },
};
