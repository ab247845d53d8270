import type { ContactChannel, ContactOutcome } from '@portal/contracts/lead';

/** Button and command, shortcut, and timeline text of each way to contact a lead. */
export const contacts: Record<ContactChannel, { command: string; key: string; done: string }> = {
  call: { command: 'Log call', key: 'c', done: 'called' },
  voicemail: { command: 'Log voicemail', key: 'v', done: 'left a voicemail for' },
  email: { command: 'Log email', key: 'e', done: 'emailed' },
  meeting: { command: 'Log meeting', key: 'p', done: 'met' },
};

export const outcomes: Record<ContactOutcome, string> = {
  interested: 'Interested',
  'follow-up': 'Needs follow-up',
  'not-interested': 'Not interested',
  'wrong-person': 'Wrong person',
};
