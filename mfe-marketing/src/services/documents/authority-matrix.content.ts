import type { ScheduleRecord } from '@portal/drawings/documents/schedule';

export const authorityMatrix: ScheduleRecord = {
  heading: {
    title: 'Who may do what at 2 a.m.',
    intro:
      'Best signed before the first sensor is installed. The analyst on duty finds the row of the action and the column of the machine, and does not have to guess.',
  },
  sheet: {
    number: 'D-101',
    name: 'Authority to contain',
    project: 'Contractor, 120 laptops and 9 servers',
    revision: 'C, signed',
  },
  caption: 'Containment by kind of machine and account',
  columns: [
    { name: 'Action' },
    { name: 'Laptop', width: 'third' },
    { name: 'Executive’s laptop', width: 'third' },
    { name: 'File server', width: 'third' },
    { name: 'Door and video server', width: 'third' },
    { name: 'Domain controller', width: 'third' },
    { name: 'Cloud account', width: 'third' },
    { name: 'How it is undone', width: 'full' },
  ],
  rows: [
    ['End a process', 'At once', 'At once', 'At once', 'At once', 'After a call', '', 'Started again by its owner'],
    [
      'Isolate from the network',
      'At once',
      'At once',
      'After a call',
      'After a call',
      'You only',
      '',
      'One click in the console, works remotely',
    ],
    [
      'Quarantine a file',
      'At once',
      'At once',
      'At once',
      'After a call',
      'After a call',
      '',
      'Restored from quarantine',
    ],
    ['Revoke sessions', '', '', '', '', '', 'At once', 'Sign in again with the second factor'],
    ['Suspend the account', '', '', '', '', '', 'At once', 'Enabled by your administrator'],
    ['Block an address', '', '', '', '', '', 'At once', 'Expires after 24 hours'],
    ['Shut down', 'After a call', 'After a call', 'You only', 'You only', 'You only', '', 'Evidence in memory is lost'],
  ],
  marks: ['At once'],
  notes: [
    'At once: the analyst acts and calls afterward. After a call: your contact, then the deputy, ten minutes each; without an answer the analyst may isolate.',
    'You only: nobody else, because the company stops with it.',
    'The door and video server opens doors: isolating it leaves readers on their local list and stops changes.',
    'Who was called, when and what was done is in the record of the incident, to the minute.',
  ],
};
