import type { CableTestReportRecord } from '@portal/drawings/documents/cable-test-report';

// Limits: packages/drawings, category-6a.ts. Readings: typical of shielded 23 AWG cable at these lengths.
export const cableTestReport: CableTestReportRecord = {
  heading: {
    title: 'Cable test report for the next tenant',
    intro:
      'A report like this hangs beside the rack and is in the landlord’s file. Whoever signs the next lease knows which jacks carry ten gigabit and which were never used.',
  },
  sheet: {
    number: 'T-417',
    name: 'Certification, suite 300',
    project: 'Second-generation suite at The Domain',
    revision: 'A, handed over',
  },
  nvp: 0.74,
  tester: 'Level 2G, calibrated in March',
  link: {
    label: '300-B09',
    cable: 'Category 6A F/UTP, CMP',
    length: 158,
    skew: 9,
    insertionLoss: 20.9,
    resistance: 7.1,
  },
  next: [
    { pairs: '12-36', frequency: 211.5, value: 44.6 },
    { pairs: '12-45', frequency: 96.3, value: 51.2 },
    { pairs: '12-78', frequency: 288, value: 42.1 },
    { pairs: '36-45', frequency: 152, value: 45.1 },
    { pairs: '36-78', frequency: 44.8, value: 56.9 },
    { pairs: '45-78', frequency: 255.5, value: 44 },
  ],
  psNext: { pairs: '36', frequency: 153, value: 42.9 },
  acrF: { pairs: '45-12', frequency: 472, value: 25.3 },
  psAcrF: { pairs: '45', frequency: 470, value: 22.6 },
  returnLoss: { pairs: '78', frequency: 312, value: 12.1 },
  links: [
    { label: '300-B01', to: 'Ceiling, east', length: 131, headroom: 7.4, remark: 'Access point, 2.5 Gbps' },
    { label: '300-B04', to: 'Ceiling, west', length: 188, headroom: 6.2, remark: 'Access point, 2.5 Gbps' },
    { label: '300-B09', to: 'Podcast room', length: 158, headroom: 6.2, remark: 'In detail above' },
    { label: '300-B15', to: 'Bench 3', length: 143, headroom: 6.9, remark: 'Spare, coiled and capped' },
    {
      label: '300-A22',
      to: 'Former reception',
      length: 205,
      headroom: 1.4,
      remark: 'Kept from the last tenant; passed after new jacks at both ends',
    },
  ],
  notes: [
    'ANSI/TIA-568.2, permanent link of Category 6A. Shields are bonded at the panel and were tested for continuity.',
    'Kept cable was measured before demolition, so that nobody paid to pull it twice.',
  ],
};
