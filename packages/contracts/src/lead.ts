/** The stages of an open lead, in their order. `new`: no reply yet. */
export const openStatuses = ['new', 'contacted', 'qualified', 'quoted'] as const;
export type OpenStatus = (typeof openStatuses)[number];

export const leadStatuses = [...openStatuses, 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Leads of these statuses have an outcome. */
export const isClosed = (status?: LeadStatus): boolean => status === 'won' || status === 'lost';

/** Why a lead was lost. */
export const lostReasons = [
  'price',
  'competitor',
  'no-budget',
  'postponed',
  'no-answer',
  'not-our-service',
  'duplicate-or-vendor',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** Largest value of a lead, in US dollars. */
export const maxLeadValue = 99_999_999;

/** Forms of the website. */
export const formKinds = ['contact', 'case-study'] as const;
export type FormKind = (typeof formKinds)[number];

/** Requests that staff enter by hand. */
export const manualKinds = ['phone', 'walk-in', 'trade-show', 'email'] as const;
export type ManualKind = (typeof manualKinds)[number];

/** How someone has asked for something. */
export const requestKinds = [...formKinds, ...manualKinds, 'import'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestKindNames: Record<RequestKind, string> = {
  contact: 'Contact form',
  'case-study': 'Case study',
  email: 'Email',
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  'trade-show': 'Trade show',
  import: 'Import',
};

/** `held`: likely spam that nobody has looked at. */
export const requestStates = ['held', 'inbox', 'spam'] as const;
export type RequestState = (typeof requestStates)[number];

/** The fields of a lead that its requests say and that staff can correct. */
export const detailFields = ['name', 'company', 'email', 'phone', 'service', 'city'] as const;
export type DetailField = (typeof detailFields)[number];

/** Corrections of one value. `remove` is for values that staff have added. */
export const detailActions = ['add', 'prefer', 'hide', 'show', 'remove'] as const;
export type DetailAction = (typeof detailActions)[number];

/** Notifications of a request: e-mail to sales, e-mail to the visitor, webhook. */
export const deliveryChannels = ['sales-email', 'acknowledgement', 'webhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** What a webhook can tell of a lead. `answered`: its requests have been answered. `stage`: it has another status, which is not won or lost. */
export const webhookEvents = ['received', 'assigned', 'answered', 'stage', 'won', 'lost', 'visit'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How staff have contacted a lead. `quote`: they have sent a quote. */
export const contactChannels = ['call', 'voicemail', 'email', 'meeting', 'quote'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const contactOutcomes = ['interested', 'follow-up', 'not-interested', 'wrong-person'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** What staff type about a lead: a note, the note of a contact to log, or an e-mail. */
export const draftKinds = ['note', 'contact', 'reply'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** When the next step of a lead is due. `none`: it is open, has an owner, and no next step. */
export const stepStates = ['overdue', 'today', 'later', 'none'] as const;
export type StepState = (typeof stepStates)[number];

/** The answer to the requests of a lead. `closed`: the lead was won or lost without one. */
export const responseStates = ['waiting', 'answered', 'closed'] as const;
export type ResponseState = (typeof responseStates)[number];

/**
 * Events of a lead's timeline. `submitted`: a request. `message`: an e-mail that is no request, because staff or a machine wrote it.
 * `undelivered`: an e-mail of staff could not be sent. `details`: staff have corrected contact details. `outcome`: staff have edited why
 * and for how much a lead was won or lost. `expected`: what staff expect of an open lead, and when. `visit`: staff have scheduled, moved or cancelled a site visit without an e-mail of the desk.
 * `reopened`: a won, lost or snoozed lead wrote again, so it is open and shown. `snooze`: staff have hidden the lead for a while, or shown
 * it before its time. `moved`: an e-mail of the conversation was moved to another lead. `undone`: an earlier event was undone.
 */
export const leadEventKinds = [
  'submitted',
  'message',
  'undelivered',
  'details',
  'status',
  'outcome',
  'expected',
  'assigned',
  'contact',
  'note',
  'visit',
  'next-step',
  'snooze',
  'reopened',
  'spam',
  'released',
  'merged',
  'separated',
  'moved',
  'undone',
  'delivery',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];
