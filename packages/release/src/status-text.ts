import type { ReleaseStatus, Verdict, Violation } from '@portal/contracts/release-status';
import { printable } from './printable.ts';

/** Address of the page of rules in this repository. */
const ownRules = 'docs/rules-for-a-remote.md';

/** Returns violations as lines for a terminal, grouped by rule, with a line break before each group. `rules` is the address of the page of rules. */
export const violationsText = (violations: readonly Violation[], rules = ownRules): string =>
  [...Map.groupBy(violations, ({ rule }) => rule)]
    .map(([rule, same]) =>
      [
        `\n  ${rule}`,
        ...same.map(({ page, message }) => `    ${printable(`${page ? `${page}: ` : ''}${message}`)}`),
        `    Hint: ${same[0]?.hint} See ${rules}#${rule}`,
      ].join('\n'),
    )
    .join('');

/** Returns the state of a remote as lines for a terminal. */
export function statusText(status: ReleaseStatus, rules = ownRules): string {
  const {
    name,
    live,
    liveSince,
    isPinned,
    isPinnedByTeam,
    suspicion,
    watch,
    checking,
    waiting,
    source,
    earlier,
    withdrawn,
    previews,
    rotatedKeys = [],
    verdict,
  } = status;
  return [
    `${name}  ${live ? `${live} is live since ${liveSince}` : 'nothing is live'}${isPinned ? ` (pinned${isPinnedByTeam ? ' by the team' : ''})` : ''}`,
    ...(status.isCheckedInBrowser !== undefined ? [`  ${browserText(status)}`] : []),
    ...(suspicion ? [`  DOES HARM: ${printable(suspicion)}`] : []),
    ...(waiting ? [`  WAITING: ${printable(waiting)}`] : []),
    ...(source.error ? [`  SOURCE CANNOT BE READ: ${printable(source.error)}`] : []),
    `  source: ${source.address}, ${source.readAt ? `last read ${source.readAt}` : 'never read'}`,
    ...(checking ? [`  checking: ${checking}`] : []),
    ...(watch ? [`  rolled back by itself if it does harm until ${watch.until}`] : []),
    ...(watch?.problems ?? []).map((problem) => `  note: ${printable(problem)}`),
    ...rotatedKeys.map(
      ({ at, actor, from, to }) =>
        `  KEY REPLACED at ${at} by ${printable(actor)}: the operator lists ${to} in place of ${from} in teams.json`,
    ),
    ...(earlier.length > 0 ? [`  earlier: ${earlier.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`  rolled back from: ${withdrawn.join(', ')}`] : []),
    ...previews.map(({ version, until }) => `  preview: ${version} until ${until}`),
    ...(verdict ? [verdictText(verdict, rules, live)] : []),
  ].join('\n');
}

/** Returns whether the live release was checked in a browser, as a clause. */
export const browserText = ({ isCheckedInBrowser }: Pick<ReleaseStatus, 'isCheckedInBrowser'>): string =>
  isCheckedInBrowser ? 'checked in a browser' : 'NOT CHECKED in a browser';

function verdictText(verdict: Verdict, rules: string, live?: string): string {
  const { version, checkedAt, isCheckedInBrowser, violations, notes } = verdict;
  const rejected = version === live ? 'is live, and FAILED the checks' : 'was REJECTED';
  const result = violations.length > 0 ? `${version} ${rejected} at ${checkedAt}:` : `${version} passed the checks`;
  const browser = isCheckedInBrowser ? ' (checked in a browser)' : ' (not checked in a browser)';
  return [
    `  latest check: ${result}${browser}${violationsText(violations, rules)}`,
    ...notes.map((note) => `  note: ${printable(note)}`),
  ].join('\n');
}
