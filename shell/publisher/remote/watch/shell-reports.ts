import type { ReleaseCounters } from '@portal/contracts/field-counters';

/** Errors of the API, which no shell causes. */
const ofApi = / 5\d\d$/;

/**
 * Returns what is reported about the pages of all remotes as reports about one release of the shell. Of `others` only the loads count: what
 * fails in them may be their own.
 */
export function reportsOfShell(
  version: string,
  releases: ReleaseCounters[],
  others: ReleaseCounters[] = [],
): ReleaseCounters {
  const signatures = releases.flatMap((one) => one.signatures);
  const isApi = ({ kind, message }: ReleaseCounters['signatures'][number]) => kind === 'form' && ofApi.test(message);
  const ofForms = sum(signatures.filter(isApi), ({ count }) => count);
  const failed = sum(releases, ({ forms }) => forms.failed);
  return {
    remote: 'shell',
    version,
    loads: sum([...releases, ...others], ({ loads }) => loads),
    failedLoads: sum(releases, ({ failedLoads }) => failedLoads),
    forms: { sent: sum(releases, ({ forms }) => forms.sent), failed: Math.max(0, failed - ofForms) },
    signatures: signatures.filter((one) => !isApi(one)),
  };
}

const sum = <Item>(items: Item[], count: (item: Item) => number) =>
  items.reduce((total, item) => total + count(item), 0);
