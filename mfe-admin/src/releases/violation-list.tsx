import { rulesPath, type Violation } from '@portal/contracts/release-status';
import { css } from 'styled-system/css';
import { link, muted } from '../shared.styles.ts';
import { version as code, column, details } from './releases.styles.ts';

const group = css({ paddingInlineStart: '3', borderInlineStart: 'danger', maxWidth: 'measure.text' });
const message = css({ paddingBlock: '0.5', '& code': { marginInlineEnd: '2' } });
const hint = css({ color: 'fg.muted', marginTop: '1', _before: { content: '"→ "' } });

/** Messages of a rule that are visible at first. Some rules fail on every page. */
const visibleCount = 4;

/** Violations, grouped by rule, each with its hint. */
export function ViolationList({ violations }: { violations: Violation[] }) {
  if (violations.length === 0) return null;
  const groups = Map.groupBy(violations, ({ rule, hint }) => `${rule} ${hint}`);
  return (
    <ul className={column}>
      {[...groups].map(([key, same]) => (
        <li key={key} className={group}>
          <p>
            <code className={code}>{same[0]?.rule}</code>{' '}
            {same.length > 1 && <span className={muted}>{same.length} violations</span>}
          </p>
          <Messages of={same.slice(0, visibleCount)} />
          {same.length > visibleCount && (
            <details className={details}>
              <summary>{same.length - visibleCount} more</summary>
              <Messages of={same.slice(visibleCount)} />
            </details>
          )}
          <p className={hint}>
            {same[0]?.hint}{' '}
            <a href={`${rulesPath}#${same[0]?.rule}`} className={link}>
              About this rule
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

const Messages = ({ of: violations }: { of: Violation[] }) => (
  <ul>
    {violations.map(({ page, message: text }) => (
      <li key={`${page} ${text}`} className={message}>
        {page && !text.includes(page) && <code className={code}>{page}</code>}
        {text}
      </li>
    ))}
  </ul>
);
