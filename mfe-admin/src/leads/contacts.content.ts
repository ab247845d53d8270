import type { ContactChannel, ContactOutcome } from '@portal/contracts/lead';

/** Name, button and command, shortcut, and timeline text of each way to contact a lead. */
export const contacts: Record<ContactChannel, { name: string; command: string; key: string; done: string }> = {
  call: { name: 'Call', command: 'Log call', key: 'c', done: 'called' },
  voicemail: { name: 'Voicemail', command: 'Log voicemail', key: 'v', done: 'left a voicemail for' },
  email: { name: 'Email', command: 'Log email', key: 'e', done: 'emailed' },
  meeting: { name: 'Meeting', command: 'Log meeting', key: 'p', done: 'met' },
  quote: { name: 'Quote', command: 'Log quote', key: '$', done: 'sent a quote to' },
};

export const outcomes: Record<ContactOutcome, string> = {
  interested: 'Interested',
  'follow-up': 'Needs follow-up',
  'not-interested': 'Not interested',
  'wrong-person': 'Wrong person',
};
