/** `new`: no reply yet. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Forms of the website. */
export const submissionKinds = ['contact', 'case-study'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Notifications of a submission: e-mail to sales, e-mail to the visitor, webhook. */
export const deliveryChannels = ['sales-email', 'acknowledgement', 'webhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How staff have contacted a lead. */
export const contactChannels = ['call', 'voicemail', 'email', 'meeting'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const contactOutcomes = ['interested', 'follow-up', 'not-interested', 'wrong-person'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** What staff type about a lead: a note, or the note of a contact to log. */
export const draftKinds = ['note', 'contact'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** The answer to the requests of a lead. `closed`: the lead was won or lost without one. */
export const responseStates = ['waiting', 'answered', 'closed'] as const;
export type ResponseState = (typeof responseStates)[number];

/**
 * Events of a lead's timeline. `details`: a form has changed the contact details. `reopened`: a won or lost lead wrote again, so it is
 * open. `undone`: an earlier event was undone.
 */
export const leadEventKinds = [
  'submitted',
  'details',
  'status',
  'assigned',
  'contact',
  'note',
  'reopened',
  'spam',
  'released',
  'merged',
  'separated',
  'undone',
  'delivery',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];
