import type { Violation } from '@portal/contracts/release-status';
import { details } from './releases.styles.ts';
import * as styles from './violation-list.styles.ts';

/** Messages of a rule that are visible at first. Some rules fail on every page. */
const visibleCount = 4;

/** Violations, grouped by rule, each with its hint. */
export function ViolationList({ violations }: { violations: Violation[] }) {
  const groups = [...Map.groupBy(violations, ({ rule, hint }) => `${rule} ${hint}`)];
  return (
    <ul className={styles.list}>
      {groups.map(([key, same]) => (
        <ViolationGroup key={key} same={same} />
      ))}
    </ul>
  );
}

function ViolationGroup({ same }: { same: Violation[] }) {
  const [first] = same;
  if (!first) return null;
  const rest = same.slice(visibleCount);
  return (
    <li className={styles.group}>
      <p>
        <code className={styles.rule}>{first.rule}</code>
        {same.length > 1 && <span className={styles.count}>{same.length} violations</span>}
      </p>
      <Messages of={same.slice(0, visibleCount)} />
      {rest.length > 0 && (
        <details className={details}>
          <summary>{rest.length} more</summary>
          <Messages of={rest} />
        </details>
      )}
      <p className={styles.hint}>{first.hint}</p>
    </li>
  );
}

function Messages({ of: violations }: { of: Violation[] }) {
  return (
    <ul>
      {violations.map(({ page, message }) => (
        <li key={`${page} ${message}`} className={styles.message}>
          {page && !message.includes(page) && <code className={styles.page}>{page}</code>}
          {message}
        </li>
      ))}
    </ul>
  );
}
