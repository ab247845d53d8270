import type { Detail, Lead, LeadRequest, LeadSummary, Message, TimelineEntry } from '@portal/staff-client/lead';

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
  list: null,
  status: 'new',
  value: null,
  expectedMonth: null,
  outcome: null,
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
  replyAt: null,
  nextStep: null,
  visitAt: null,
  snoozedUntil: null,
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

/** What the API suggests: a mail to the preferred address. */
const anAnswer = ({ email }: Pick<Lead, 'email'>): Lead['answer'] => ({
  to: email ? [email] : [],
  cc: [],
  subject: 'Your request to Lumenward',
  answersMessageId: null,
});

/** A lead as its page shows it, without requests and entries. */
export const aLeadPage = (id: number, overrides: Partial<Lead> = {}): Lead => ({
  ...aLead(id),
  answer: anAnswer({ ...aLead(id), ...overrides }),
  details: noDetails,
  isAssignedByRule: false,
  hasUnreadNotification: false,
  requests: [],
  files: [],
  timeline: [],
  timelineCursor: null,
  mergedLeads: [],
  possibleDuplicates: [],
  visits: [],
  companyLeads: null,
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
  outcome: null,
  expected: null,
  owner: null,
  step: null,
  snooze: null,
  note: null,
  mentions: [],
  contact: null,
  visit: null,
  lead: null,
  isArrival: false,
  delivery: null,
  ...overrides,
});

/** An e-mail of the customer. */
export const aMessage = (overrides: Partial<Message> = {}): Message => ({
  id: 12,
  leadId: 1,
  requestId: null,
  direction: 'in',
  kind: 'message',
  at: '2026-11-20T16:00:00.000Z',
  from: { name: 'Ada 1', address: 'ada1@example.com' },
  writer: 'customer',
  claims: null,
  forwardedFrom: null,
  isMovable: false,
  to: [{ name: '', address: 'info@example.com' }],
  cc: [],
  subject: 'Re: Your request',
  text: 'Tuesday works.',
  quotes: [],
  hasHtml: false,
  isTruncated: false,
  problem: null,
  attachments: [],
  delivery: null,
  ...overrides,
});

/** How far a message of staff has got: by default it is sent in ten seconds. */
export const aDelivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  ...{ state: 'waiting', lastError: null, notReached: [], isScheduled: false, sentBy: { id: 1, name: 'Staff' } },
  sendAt: new Date(Date.now() + 600_000).toISOString(),
  ...overrides,
});

type Delivery = NonNullable<Message['delivery']>;

export const aRequest = (overrides: Partial<LeadRequest> = {}): LeadRequest => ({
  id: 10,
  kind: 'contact',
  list: null,
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

/** The entry of a form that was sent. */
export const submitted = aTimelineEntry({ id: 1, kind: 'submitted', request: aRequest() });

/** The response of a search of leads. */
export const listResponse = (items: LeadSummary[], nextCursor: string | null = null) =>
  Response.json({ items, nextCursor, total: { count: items.length, isExact: true }, import: null });
