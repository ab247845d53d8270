import type { ReleaseStatus, Verdict, Violation } from '@portal/contracts/release-status';

/** Returns violations as lines for a terminal, grouped by rule, with a line break before each group. */
export const violationsText = (violations: readonly Violation[]): string =>
  [...Map.groupBy(violations, ({ rule }) => rule)]
    .map(([rule, same]) =>
      [
        `\n  ${rule}`,
        ...same.map(({ page, message }) => `    ${page ? `${page}: ` : ''}${message}`),
        `    Hint: ${same[0]?.hint}`,
      ].join('\n'),
    )
    .join('');

/** Returns the state of a remote as lines for a terminal. */
export function statusText(status: ReleaseStatus): string {
  const { name, live, liveSince, isPinned, held, checking, source, earlier, withdrawn, previews, verdict } = status;
  return [
    `${name}  ${live ? `${live} is live since ${liveSince}` : 'nothing is live'}${isPinned ? ' (pinned)' : ''}`,
    ...(held ? [`  HELD: ${held}`] : []),
    ...(source.error ? [`  SOURCE CANNOT BE READ: ${source.error}`] : []),
    `  source: ${source.address}, ${source.readAt ? `last read ${source.readAt}` : 'never read'}`,
    ...(checking ? [`  checking: ${checking}`] : []),
    ...(earlier.length > 0 ? [`  earlier: ${earlier.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`  rolled back from: ${withdrawn.join(', ')}`] : []),
    ...previews.map(({ version, until }) => `  preview: ${version} until ${until}`),
    ...(verdict ? [verdictText(verdict)] : []),
  ].join('\n');
}

function verdictText({ version, checkedAt, isCheckedInBrowser, violations, notes }: Verdict): string {
  const result = violations.length > 0 ? `${version} was REJECTED at ${checkedAt}:` : `${version} passed the checks`;
  const browser = isCheckedInBrowser ? '' : ' (not checked in a browser)';
  return [
    `  latest check: ${result}${browser}${violationsText(violations)}`,
    ...notes.map((note) => `  note: ${note}`),
  ].join('\n');
}
