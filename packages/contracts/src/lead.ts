/** How far a lead has come. `new` is what nobody has answered yet. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What a visitor can send. */
export const submissionKinds = ['contact', 'case-study'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Whom a submission is told to, and how. */
export const deliveryChannels = ['sales-email', 'acknowledgement', 'webhook'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What can stand on a lead's timeline. */
export const leadEventKinds = [
  'submitted',
  'status',
  'assigned',
  'note',
  'read',
  'spam',
  'released',
  'merged',
  'separated',
  'delivery',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];
