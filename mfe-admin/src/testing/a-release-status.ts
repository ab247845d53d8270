import type { Finding, HistoryEntry, ReleaseStatus } from '@portal/contracts/verdict';

export const anEntry = (
  version: string,
  at: string,
  type: 'live' | 'rolled-back' | 'pinned' = 'live',
): HistoryEntry => ({
  type,
  version,
  at,
});

export const aFinding = (facts: Partial<Finding> = {}): Finding => ({
  rule: 'heading',
  page: '/austin',
  what: '/austin has 2 first-level headings instead of one.',
  fix: 'Give the page one first-level heading.',
  ...facts,
});

/** A remote with one release, which is live. */
export const aReleaseStatus = (name: string, facts: Partial<ReleaseStatus> = {}): ReleaseStatus => ({
  name,
  live: '0.1.0-live',
  liveSince: '2026-11-20T18:05:00.000Z',
  isPinned: false,
  earlier: [],
  withdrawn: [],
  findings: [],
  previews: [],
  history: [anEntry('0.1.0-live', '2026-11-20T18:05:00.000Z')],
  historyLength: 1,
  ...facts,
});
