import type { ScheduleRecord } from '@portal/drawings/documents/schedule';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

// At least every 12 months: PCI DSS 4.0.1, requirement 12.6.3.
export const trainingCalendar: ScheduleRecord = {
  heading: {
    title: 'A year of training on one sheet',
    intro:
      'A few minutes in a month, at different times for different desks. Nobody can warn the next office, and no department gets a message in its busiest week.',
  },
  sheet: {
    number: 'E-101',
    name: 'Training calendar',
    project: 'Non-profit, 85 staff and 40 volunteers',
    revision: 'For the year',
  },
  caption: 'Lessons and simulations by group',
  columns: [{ name: 'Group' }, ...months.map((name) => ({ name, width: 'third' as const }))],
  rows: [
    ['Everyone\n85 people', 'Test', '', 'Lesson', '', '', 'Lesson', '', '', 'Lesson', '', '', 'Review'],
    ['Finance\n6', '', 'Invoice', '', 'Lesson', 'Invoice', '', 'Bank call', '', '', 'Invoice', '', ''],
    ['Front desk\n9', '', '', '', 'Courier', '', '', 'Phone', '', 'Visitor', '', 'Courier', ''],
    ['Programs\n63', '', 'Scan', '', '', 'Share', '', '', 'Scan', '', '', 'Share', ''],
    ['Executives\n4', 'Lesson', '', 'QR code', '', '', '', 'Text', '', '', 'Call', '', 'Review'],
    ['IT\n3', '', '', '', 'Admin', '', '', 'Token', '', '', '', 'Admin', ''],
    ['Board and volunteers\n51', '', '', '', '', 'Lesson', '', '', '', 'Share', '', '', ''],
  ],
  marks: ['Lesson', 'Review'],
  notes: [
    'Test: a first simulation before any lesson. Lesson: four to seven minutes in the browser. Review: what was reported, and what to teach next.',
    'The other words are subjects of simulations: a changed invoice, a scan, a shared file, a parcel, a call from the bank.',
    'Counted: how many reported, and how soon. Clicks are looked at by department, never by name.',
    'New colleagues get their first lesson within 30 days; everyone has one at least every 12 months.',
  ],
};
