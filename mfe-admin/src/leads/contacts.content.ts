import type { ContactChannel, ContactOutcome } from '@portal/contracts/lead';

/** Button, command, shortcut and timeline text of each way to contact a lead. */
export const contacts: Record<ContactChannel, { name: string; command: string; key: string; done: string }> = {
  call: { name: 'Called', command: 'Log a call', key: 'c', done: 'called' },
  voicemail: { name: 'Left voicemail', command: 'Log a voicemail', key: 'v', done: 'left a voicemail for' },
  email: { name: 'E-mailed', command: 'Log an email', key: 'e', done: 'emailed' },
  meeting: { name: 'Met', command: 'Log a meeting', key: 'p', done: 'met' },
};

export const outcomes: Record<ContactOutcome, string> = {
  interested: 'Interested',
  'follow-up': 'Needs follow-up',
  'not-interested': 'Not interested',
  'wrong-person': 'Wrong person',
};
