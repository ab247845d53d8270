import type { FieldCounters, ReleaseCounters } from '@portal/contracts/field-counters';

type Signature = ReleaseCounters['signatures'][number];

/** How many reports, from how many networks, are evidence. */
interface Evidence {
  count: number;
  networks: number;
}

/** An error at a place in our scripts. One visitor has up to two networks. */
const ownError: Evidence = { count: 4, networks: 3 };
/** What slow phones, bad networks, translators and other software cause too. */
const doubtful: Evidence = { count: 8, networks: 4 };
/** An office is one network. */
const ofStaff: Evidence = { count: 8, networks: 1 };
/** The API counts no more. */
const maxNetworks = 10;
/** An interval of so many standard deviations contains the real share all but once in 700 times on each side. */
const deviations = 3;

export interface Reports {
  remote: string;
  version: string;
  access: 'public' | 'staff';
  /** Reports since the release is live. */
  now: FieldCounters;
  /** Reports about the earlier releases of the remote, without those that were rolled back. */
  earlier: ReleaseCounters[];
  /** Rollbacks that no person has confirmed: each doubles the evidence, so that a handful of networks ends one release. */
  rollbacks: number;
  /** Returns whether the release names a host: others are requested by extensions. */
  names: (host: string) => boolean;
}

type Share = Record<'failed' | 'all', number>;

/**
 * Returns what visitors report about a release more often than about those before it, as one sentence. There is one rule: a share that is
 * larger than before, by an interval that chance leaves once in 700 times, and reported by enough networks.
 */
export function judgeReports({ remote, version, access, now, earlier, rollbacks, names }: Reports): string | undefined {
  const live = now.releases.find((one) => one.remote === remote && one.version === version);
  if (!live) return undefined;
  const suffices = (found: Evidence, needed: Evidence) => {
    const { count, networks } = access === 'staff' ? ofStaff : needed;
    return found.count >= count * 2 ** rollbacks && found.networks >= Math.min(networks * 2 ** rollbacks, maxNetworks);
  };
  const own = (release: ReleaseCounters) => release.signatures.filter((one) => isOurs(one, names));

  const loads = sum(earlier, (release) => release.loads);
  const before = Map.groupBy(earlier.flatMap(own), identityOf);
  for (const [identity, signatures] of Map.groupBy(own(live), identityOf)) {
    const [first] = signatures;
    if (!first || first.kind === 'form') continue;
    const found = evidenceOf(signatures);
    const known = sum(before.get(identity) ?? [], ({ count }) => count);
    if (suffices(found, signatures.some(isOwnError) ? ownError : doubtful))
      if (isMore({ failed: found.count, all: live.loads }, { failed: known, all: loads }))
        return `Visitors in ${found.networks} networks report ${found.count} times what ${known === 0 ? 'no earlier release had' : 'was rarer before'} (${first.kind}): ${first.message}`;
  }

  const failing = (release: ReleaseCounters) =>
    Math.max(0, release.failedLoads - sum(release.signatures, (one) => (isOurs(one, names) ? 0 : one.count)));
  const all = { failed: failing(live), all: live.loads };
  const allBefore = { failed: sum(earlier, failing), all: loads };
  if (suffices({ ...evidenceOf(own(live)), count: all.failed }, doubtful) && isMore(all, allBefore))
    return `${percent(all)} of ${all.all} loads fail, before it ${percent(allBefore)} of ${allBefore.all}.`;

  const others = now.releases.filter((one) => one.remote !== remote);
  return failingForms(live, earlier, others, suffices);
}

/** When the forms of another remote fail too, the API is the cause. A form may be rare, so a first one that arrived is enough to compare with. */
function failingForms(
  live: ReleaseCounters,
  earlier: ReleaseCounters[],
  others: ReleaseCounters[],
  suffices: (found: Evidence, needed: Evidence) => boolean,
): string | undefined {
  const { sent, failed } = live.forms;
  const found = evidenceOf(live.signatures.filter(({ kind }) => kind === 'form'));
  const formsBefore = {
    failed: sum(earlier, ({ forms }) => forms.failed),
    all: sum(earlier, ({ forms }) => forms.sent),
  };
  const isApi = others.some(({ forms }) => forms.failed > 0 && forms.failed >= forms.sent);
  if (isApi || formsBefore.failed >= formsBefore.all || !suffices({ ...found, count: failed }, ownError))
    return undefined;
  if (failed < sent && !isMore({ failed, all: sent }, formsBefore)) return undefined;
  return `${failed} of ${sent} forms could not be sent, before it ${formsBefore.failed} of ${formsBefore.all}.`;
}

/** Failures of one identity are the same in the next build, in which variables have other names and files other digests. */
const identityOf = ({ kind, message }: Signature) =>
  `${kind} ${message
    .replace(/\(0, ?[\w$.]+\)/g, '*')
    .replace(/[\w$]+(?=(\.[\w$]+)+ is (not|undefined|null))/g, '*')
    .replace(/(?<![\w$.])[\w$]{1,2}(?= is (not|undefined|null))/g, '*')}`;

/** What the policy blocks without a place in our scripts is ours only when the release names the host. */
const isOurs = ({ kind, message, hasPlace }: Signature, names: Reports['names']) => {
  const blocked = message.split(' ').at(-1) ?? '';
  return kind !== 'csp' || hasPlace || (blocked.includes('.') && names(blocked));
};

/** A response that is no JSON has no place in any script; browsers report no other `SyntaxError` without one. */
const isOwnError = ({ kind, message, hasPlace }: Signature) =>
  ['error', 'rejection'].includes(kind) && (hasPlace || message.startsWith('SyntaxError: '));

const evidenceOf = (signatures: Signature[]): Evidence => ({
  count: sum(signatures, ({ count }) => count),
  // At least: the networks of two signatures may be the same.
  networks: Math.max(0, ...signatures.map(({ networks }) => networks)),
});

/**
 * Returns whether a share is larger than another one, by Newcombe's interval of their difference.
 *
 * @see https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I
 */
function isMore(now: Share, before: Share): boolean {
  const [one, other] = [wilson(now), wilson(before)];
  return one.share - other.share > Math.hypot(one.share - one.min, other.max - other.share);
}

/** Returns a share and the bounds of Wilson's interval. A load with a failure is reported before the others, so there may be fewer loads. */
function wilson({ failed, all: counted }: Share): { share: number; min: number; max: number } {
  const all = Math.max(counted, failed);
  if (all === 0) return { share: 0, min: 0, max: 1 };
  const squared = deviations ** 2;
  const share = failed / all;
  const middle = (share + squared / (2 * all)) / (1 + squared / all);
  const half = (deviations * Math.sqrt((share * (1 - share)) / all + squared / (4 * all ** 2))) / (1 + squared / all);
  return { share, min: middle - half, max: middle + half };
}

const percent = ({ failed, all }: Share) => `${Math.round(Math.min(failed / Math.max(all, 1), 1) * 1000) / 10} %`;

const sum = <Item>(items: Item[], count: (item: Item) => number) =>
  items.reduce((total, item) => total + count(item), 0);
