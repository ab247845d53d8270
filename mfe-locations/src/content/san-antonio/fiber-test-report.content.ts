import type { FiberTestReportRecord } from '@portal/drawings/documents/fiber-test-report';

// Maxima: packages/drawings, fiber-test-report.tsx. Application: IEEE 802.3 clause 52, 10GBASE-SR over OM4, 2.9 dB.
export const fiberTestReport: FiberTestReportRecord = {
  heading: {
    title: 'Fiber test report of a warehouse backbone',
    intro:
      'A hall longer than any copper run lives on its fiber. Each strand is measured in both windows, and its limit follows from its own length and connectors.',
  },
  sheet: {
    number: 'T-522',
    name: 'Fiber loss test, cabinet 3',
    project: 'Distribution hall near Schertz, dock doors 41–60',
    revision: 'A, as measured',
  },
  link: 'MDF to cabinet 3, OM4',
  connections: 2,
  splices: 0,
  strands: [
    { label: 'C3-01', length: 948, loss: [1.12, 0.71], remark: 'Lit: uplink A' },
    { label: 'C3-02', length: 948, loss: [1.05, 0.66], remark: 'Lit: uplink A' },
    { label: 'C3-03', length: 951, loss: [1.31, 0.84], remark: 'Lit: uplink B' },
    { label: 'C3-04', length: 951, loss: [1.26, 0.8], remark: 'Lit: uplink B' },
    { label: 'C3-05', length: 948, loss: [1.88, 1.22], remark: 'Was 2.61 dB: connector cleaned, then polished again' },
    { label: 'C3-06', length: 948, loss: [1.17, 0.74], remark: 'Dark, capped' },
    { label: 'C3-07', length: 951, loss: [1.22, 0.77], remark: 'Dark, capped' },
    { label: 'C3-08', length: 951, loss: [1.09, 0.7], remark: 'Dark, capped' },
  ],
  notes: [
    'Light source and power meter, one-cord reference, encircled flux launch, worse of both directions.',
    'ANSI/TIA-568.3: 3.0 and 1.5 dB/km for OM4 at 850 and 1300 nm, 0.75 dB for a mated pair, 0.3 dB for a splice.',
    '10GBASE-SR accepts 2.9 dB over OM4 up to 1,310 ft (400 m). Every strand here stays below 2 dB.',
  ],
};
