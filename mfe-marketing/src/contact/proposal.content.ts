import type { ProposalRecord } from '@portal/drawings/documents/proposal';

export const proposal: ProposalRecord = {
  heading: {
    title: 'What a proposal looks like',
    intro:
      'Three options side by side, so you can choose line by line. Each line says what it is for; what can wait is in the right-hand columns.',
  },
  sheet: {
    number: 'P-003',
    name: 'Three options compared',
    project: 'Neighborhood shopping center, 14 suites',
    revision: 'A, for your questions',
  },
  bitRate: 3,
  options: [
    { name: 'Option A', scope: 'What the incidents ask for', cameras: 8, doors: 2, accessPoints: 0, days: 30 },
    { name: 'Option B', scope: 'The whole property', cameras: 16, doors: 5, accessPoints: 3, days: 30 },
    { name: 'Option C', scope: 'Watched after hours', cameras: 20, doors: 6, accessPoints: 3, days: 60 },
  ],
  lines: [
    {
      item: 'Network and power',
      reason: 'Each PoE budget has a reserve',
      values: ['One 24-port switch, 250 W', 'Two switches, 250 and 370 W', 'Two switches, 370 W each'],
    },
    {
      item: 'Battery',
      reason: 'Recorder, switches and doors',
      values: ['15 minutes', '30 minutes', '2 hours'],
    },
    {
      item: 'Monitoring',
      reason: 'After hours, by people',
      values: ['Not included', 'Not included', 'Two views, with loudspeakers'],
    },
    {
      item: 'What stays',
      reason: 'Tested at the site visit',
      values: ['Six cameras, all cable', 'Six cameras, all cable', 'All cable'],
    },
    {
      item: 'Work on site',
      reason: 'Evenings where tenants are open',
      values: ['3 days', '7 days', '9 days'],
    },
    {
      item: 'Handover',
      reason: 'Yours to keep',
      values: [
        'Drawings, passwords, test reports',
        'The same, and staff training',
        'The same, and a drill with the operators',
      ],
    },
    {
      item: 'Later steps',
      reason: 'No work done twice',
      values: [
        'B adds a switch and replaces nothing',
        'C replaces one switch and adds disks',
        'Ports and power for 12 devices',
      ],
    },
  ],
  notes: [
    'Your proposal has three price lines below: installation, yearly licenses and monthly services, for each option.',
    'Storage follows from cameras, days and bit rate: 1 Mbps for a day is 10.8 GB.',
    'Quantities are an example. Yours come from the site assessment, which is free.',
  ],
};
