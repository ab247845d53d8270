import type { Finding } from '@portal/contracts/verdict';
import { count, finding, fix, group, list, more, page as pageLook, rule as ruleLook } from './finding-list.styles.ts';

/** A rule that hits the whole site is understood after a few pages. */
const shown = 4;

/** What was found, rule by rule, and how to mend each. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const groups = [...Map.groupBy(findings, ({ rule, fix: how }) => `${rule} ${how}`)];
  return (
    <ul className={list}>
      {groups.map(([key, same]) => (
        <FindingGroup key={key} same={same} />
      ))}
    </ul>
  );
}

function FindingGroup({ same }: { same: Finding[] }) {
  const [first] = same;
  if (!first) return null;
  const rest = same.slice(shown);
  return (
    <li className={group}>
      <p>
        <code className={ruleLook}>{first.rule}</code>
        {same.length > 1 && <span className={count}>{same.length} findings</span>}
      </p>
      <Findings of={same.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={more}>
          <summary>{rest.length} more</summary>
          <Findings of={rest} />
        </details>
      )}
      <p className={fix}>{first.fix}</p>
    </li>
  );
}

function Findings({ of: findings }: { of: Finding[] }) {
  return (
    <ul>
      {findings.map(({ page, what }) => (
        <li key={`${page} ${what}`} className={finding}>
          {page && !what.includes(page) && <code className={pageLook}>{page}</code>}
          {what}
        </li>
      ))}
    </ul>
  );
}
