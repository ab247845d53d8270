import type { LeadSummary } from '@portal/staff-client/lead';

/** A lead without a first response. */
export const aLead = (id: number, overrides: Partial<LeadSummary> = {}): LeadSummary => ({
  id,
  name: `Ada ${id}`,
  company: 'Analytical Homes',
  email: `ada${id}@example.com`,
  phone: '(512) 555-0199',
  service: 'it-security',
  practice: 'it-security',
  city: 'austin',
  page: '/austin-cabling',
  source: 'contact',
  status: 'new',
  owner: null,
  isUnread: false,
  isSpam: false,
  hasFailedDelivery: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  lastActivityAt: '2026-11-20T15:00:00.000Z',
  responseDueAt: '2026-11-20T15:30:00.000Z',
  firstRespondedAt: null,
  storedInJournalFirst: false,
  spamReasons: [],
  snippet: 'Two gates, one garage.',
  ...overrides,
});
