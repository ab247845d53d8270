import type { CableTestReportRecord } from '@portal/drawings/documents/cable-test-report';

// Limits: packages/drawings, category-6a.ts. Readings: typical of unshielded 23 AWG cable at these lengths.
export const cableTestReport: CableTestReportRecord = {
  heading: {
    title: 'The cable test report for each jack',
    intro:
      'One page for each link, with the file of the tester behind it. Headroom is the smallest margin: how far the worst pair is from the limit, and how much is left for the next ten years.',
  },
  sheet: {
    number: 'T-102',
    name: 'Certification report, closet 2A',
    project: 'Office suite, second floor',
    revision: 'A, as built',
  },
  nvp: 0.69,
  tester: 'Level 2G, adapters for permanent links, reference set that morning',
  link: {
    label: '2A-17',
    cable: 'Category 6A U/UTP, CMP',
    length: 214,
    skew: 14,
    insertionLoss: 29.6,
    resistance: 9.8,
  },
  next: [
    { pairs: '12-36', frequency: 142, value: 46.1 },
    { pairs: '12-45', frequency: 188.5, value: 45 },
    { pairs: '12-78', frequency: 61.3, value: 54 },
    { pairs: '36-45', frequency: 236.5, value: 40.4 },
    { pairs: '36-78', frequency: 278, value: 41.9 },
    { pairs: '45-78', frequency: 95.8, value: 49.6 },
  ],
  psNext: { pairs: '36', frequency: 236.5, value: 38.3 },
  acrF: { pairs: '12-36', frequency: 488, value: 22.9 },
  psAcrF: { pairs: '36', frequency: 488, value: 19.8 },
  returnLoss: { pairs: '45', frequency: 246, value: 13.4 },
  links: [
    { label: '2A-01', to: 'Access point AP-201', length: 172, headroom: 6.1, remark: '' },
    { label: '2A-08', to: 'Desk 2.14', length: 238, headroom: 5.3, remark: '' },
    {
      label: '2A-11',
      to: 'Desk 2.20',
      length: 249,
      headroom: 2.1,
      remark: 'Failed NEXT at the jack; terminated again and measured again',
    },
    { label: '2A-17', to: 'Access point AP-204', length: 214, headroom: 4.7, remark: 'Shown above' },
    { label: '2A-22', to: 'Boardroom display', length: 96, headroom: 7.9, remark: '' },
    { label: '2A-24', to: 'Camera C-07, lobby', length: 281, headroom: 3.8, remark: 'Longest link of the closet' },
  ],
  notes: [
    'Limits: ANSI/TIA-568.2, Category 6A, permanent link. Margins follow from the limit at the frequency of the reading.',
    'A result within the accuracy of the tester is marked as marginal. This closet has none after the second termination of 2A-11.',
    'Delay is computed from length and NVP; the delay of the slowest pair adds the skew.',
  ],
};
