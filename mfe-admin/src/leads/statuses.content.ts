import type { LeadStatus } from '@portal/contracts/lead';

/** Label, command label and shortcut of each status. */
export const statuses: Record<LeadStatus, { name: string; command: string; key: string }> = {
  new: { name: 'New', command: 'Mark as new', key: 't' },
  contacted: { name: 'Contacted', command: 'Mark as contacted', key: 'd' },
  qualified: { name: 'Qualified', command: 'Mark as qualified', key: 'q' },
  quoted: { name: 'Quoted', command: 'Mark as quoted', key: 'Q' },
  won: { name: 'Won', command: 'Mark as won', key: 'w' },
  lost: { name: 'Lost', command: 'Mark as lost', key: 'l' },
};
