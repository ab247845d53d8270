import type { Detail, Lead, LeadRequest, LeadSummary, TimelineEntry } from '@portal/staff-client/lead';

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

/** A value of a contact field that the request 10 says. */
export const aDetail = (value: string, overrides: Partial<Detail> = {}): Detail => ({
  value,
  isPreferred: false,
  isAdded: false,
  isHidden: false,
  preferredAt: null,
  requestIds: [10],
  bouncedAt: null,
  ...overrides,
});

/** A lead as its page shows it, without requests and entries. */
export const aLeadPage = (id: number, overrides: Partial<Lead> = {}): Lead => ({
  ...aLead(id),
  details: noDetails,
  isAssignedByRule: false,
  requests: [],
  files: [],
  timeline: [],
  timelineCursor: null,
  mergedLeads: [],
  possibleDuplicates: [],
  ...overrides,
});

export const aTimelineEntry = (overrides: Partial<TimelineEntry>): TimelineEntry => ({
  id: 1,
  kind: 'note',
  at: '2026-11-20T15:00:00.000Z',
  actor: null,
  batchId: null,
  isUndoable: false,
  undoneKind: null,
  details: [],
  request: null,
  message: null,
  status: null,
  owner: null,
  note: null,
  mentions: [],
  contact: null,
  lead: null,
  delivery: null,
  ...overrides,
});

export const aRequest = (overrides: Partial<LeadRequest> = {}): LeadRequest => ({
  id: 10,
  kind: 'contact',
  state: 'inbox',
  language: 'en',
  reference: '7F3K-92QD',
  receivedAt: '2026-11-20T15:00:00.000Z',
  responseDueAt: null,
  answeredAt: null,
  answeredBy: null,
  responseSeconds: null,
  closedAt: null,
  storedInJournalFirst: false,
  name: 'Ada 1',
  email: 'ada1@example.com',
  company: null,
  phone: null,
  service: null,
  message: 'Two gates.',
  page: null,
  landing: null,
  city: null,
  referrerHost: null,
  utm: {},
  release: null,
  wordingVersion: null,
  wording: null,
  spamScore: 0,
  spamReasons: [],
  ...overrides,
});
