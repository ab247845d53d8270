import type { HistoryEntry, ReleaseStatus, Verdict, Violation } from '@portal/contracts/release-status';

export const anEntry = (version: string, at: string, overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  number: Date.parse(at),
  type: 'published',
  version,
  sequence: Date.parse(at),
  at,
  actor: 'publisher',
  ...overrides,
});

export const aViolation = (overrides: Partial<Violation> = {}): Violation => ({
  rule: 'heading',
  page: '/austin',
  message: '/austin has 2 first-level headings instead of one.',
  hint: 'Give the page one first-level heading.',
  ...overrides,
});

export const aVerdict = (overrides: Partial<Verdict> = {}): Verdict => ({
  version: '0.1.0-next',
  checkedAt: '2026-11-20T19:00:00.000Z',
  isCheckedInBrowser: true,
  violations: [],
  notes: [],
  screenshots: [],
  ...overrides,
});

/** A remote with one live release. */
export const aReleaseStatus = (name: string, overrides: Partial<ReleaseStatus> = {}): ReleaseStatus => ({
  name,
  source: { address: `/releases/${name}`, readAt: '2026-11-20T18:00:00.000Z' },
  live: '0.1.0-live',
  liveSince: '2026-11-20T18:05:00.000Z',
  isPinned: false,
  earlier: [],
  withdrawn: [],
  previews: [],
  history: [anEntry('0.1.0-live', '2026-11-20T18:05:00.000Z')],
  historyLength: 1,
  ...overrides,
});
