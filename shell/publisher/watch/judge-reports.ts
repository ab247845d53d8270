import type { FieldCounters, ReleaseCounters } from '@portal/contracts/field-counters';

/** One network can be one visitor with a broken browser, or somebody who forges reports. */
const minNetworks = 2;
/**
 * A share is forged more easily than an error that no other release has, and what has no place in our scripts can come from extensions or bots: more
 * networks have to report these.
 */
const minNetworksOfDoubt = 5;
const minLoads = 50;
/** With fewer loads of earlier releases, nobody knows which errors are new. */
const minEarlierLoads = 10;
/** An interval of so many standard deviations contains the real share all but once in a thousand times. */
const deviations = 3.3;

export interface Reports {
  remote: string;
  version: string;
  /** Reports since the release is live. */
  now: FieldCounters;
  /** Reports about the earlier releases of the remote, without those that were rolled back. */
  earlier: ReleaseCounters[];
}

/** Returns what visitors report about a release and did not about those before it, as one sentence. */
export function judgeReports({ remote, version, now, earlier }: Reports): string | undefined {
  const live = now.releases.find((one) => one.remote === remote && one.version === version);
  if (!live) return undefined;
  const others = now.releases.filter((one) => one.remote !== remote);
  return newError(live, earlier) ?? failingLoads(live, earlier) ?? failingForms(live, earlier, others);
}

function newError({ signatures }: ReleaseCounters, earlier: ReleaseCounters[]): string | undefined {
  if (sum(earlier, (release) => release.loads) < minEarlierLoads) return undefined;
  const known = earlier.flatMap((release) => release.signatures);
  const isKnown = ({ signature, kind, message }: (typeof known)[number]) =>
    // The place in the code changes with every build.
    known.some((one) => one.signature === signature || (one.kind === kind && one.message === message));
  const needed = ({ kind, hasPlace }: (typeof known)[number]) =>
    ['rejection', 'csp'].includes(kind) && !hasPlace ? minNetworksOfDoubt : minNetworks;
  const found = signatures.find((one) => one.kind !== 'form' && one.networks >= needed(one) && !isKnown(one));
  return (
    found &&
    `Visitors in ${found.networks} networks report an error (${found.kind}) that no earlier release had: ${found.message}`
  );
}

function failingLoads(live: ReleaseCounters, earlier: ReleaseCounters[]): string | undefined {
  const loads = sum(earlier, (release) => release.loads);
  const failed = sum(earlier, (release) => release.failedLoads);
  const hasNetworks = live.signatures.some(({ networks }) => networks >= minNetworksOfDoubt);
  if (!hasNetworks || live.loads < minLoads || loads < minLoads) return undefined;
  if (plausibleShare(live.failedLoads, live.loads).min <= plausibleShare(failed, loads).max) return undefined;
  return `${percent(live.failedLoads, live.loads)} of ${live.loads} loads fail, before it ${percent(failed, loads)} of ${loads}.`;
}

/** Number of forms that were accepted: those that failed count as sent too. */
const accepted = ({ forms: { sent, failed } }: ReleaseCounters) => Math.max(sent - failed, 0);

/** When the forms of another remote fail too, the API is the cause. */
function failingForms(live: ReleaseCounters, earlier: ReleaseCounters[], others: ReleaseCounters[]) {
  const hasNetworks = live.signatures.some(({ kind, networks }) => kind === 'form' && networks >= minNetworks);
  const isApi = others.some((release) => release.forms.failed > 0 && accepted(release) === 0);
  if (accepted(live) > 0 || !hasNetworks || isApi || sum(earlier, accepted) === 0) return undefined;
  return `${live.forms.failed} forms could not be sent, and none was. Those of earlier releases could.`;
}

/** Returns the bounds of Wilson's interval: shares with which the count is no surprise. */
function plausibleShare(failed: number, all: number): { min: number; max: number } {
  const squared = deviations ** 2;
  const share = Math.min(failed / all, 1);
  const middle = (share + squared / (2 * all)) / (1 + squared / all);
  const half = (deviations * Math.sqrt((share * (1 - share)) / all + squared / (4 * all ** 2))) / (1 + squared / all);
  return { min: middle - half, max: middle + half };
}

const percent = (part: number, all: number) => `${Math.round((Math.min(part, all) / all) * 1000) / 10} %`;

const sum = (releases: ReleaseCounters[], count: (release: ReleaseCounters) => number) =>
  releases.reduce((total, release) => total + count(release), 0);
