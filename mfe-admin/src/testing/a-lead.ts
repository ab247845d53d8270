import type { Lead, LeadSummary } from '@portal/staff-client/lead';

/** A lead that waits for an answer. */
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
  language: 'en',
  source: 'contact',
  status: 'new',
  owner: null,
  isUnread: false,
  lastRequestId: 10 * id,
  isSpam: false,
  hasFailedDelivery: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  lastActivityAt: '2026-11-20T15:00:00.000Z',
  responseDueAt: '2026-11-20T15:30:00.000Z',
  response: 'waiting',
  answeredAt: null,
  wroteAgain: false,
  storedInJournalFirst: false,
  spamReasons: [],
  snippet: 'Two gates, one garage.',
  ...overrides,
});

/** Contact data that nothing is known of. */
export const noDetails: Lead['details'] = { name: [], company: [], email: [], phone: [], service: [], city: [] };
