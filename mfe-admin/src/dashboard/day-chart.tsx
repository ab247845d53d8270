import { formatLongDay, formatShortDay } from '@portal/contracts/business-time';
import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { type KeyboardEvent, useState } from 'react';
import { inboxPath } from '../paths.ts';
import { heading } from '../shared.styles.ts';
import * as styles from './day-chart.styles.ts';
import { DayTable } from './day-table.tsx';

/** A bar chart of leads per day. Arrow keys move between days, Enter opens the leads of a day. */
export function DayChart({ days }: { days: Dashboard['leadsPerDay'] }) {
  const [focused, setFocused] = useState(days.length - 1);
  const ticks = axisTicks(Math.max(...days.map(({ count }) => count)));
  const max = ticks.at(-1) ?? 1;
  const labelStep = Math.ceil(days.length / 15);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -days.length, End: days.length }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = Math.min(Math.max(focused + steps, 0), days.length - 1);
    setFocused(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <section>
      <h2 className={heading}>Leads per day</h2>
      <fieldset className={styles.chart} aria-label="Leads per day" onKeyDown={moveFocus}>
        <div className={styles.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.yTick} style={{ bottom: `${(tick / max) * 100}%` }} aria-hidden>
              {tick}
            </span>
          ))}
          {days.map(
            ({ day }, index) =>
              index % labelStep === 0 && (
                <span
                  key={day}
                  className={styles.xTick}
                  style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
                  data-minor={(labelStep > 1 && (index / labelStep) % 3 > 0) || undefined}
                  aria-hidden
                >
                  {index === days.length - 1 ? 'Today' : formatShortDay(day)}
                </span>
              ),
          )}
          {days.map(({ day, count, query }, index) => (
            <Link
              key={day}
              to={inboxPath(query)}
              className={styles.day}
              tabIndex={index === focused ? 0 : -1}
              aria-label={`${nameOf(day, index, days)}: ${count} ${count === 1 ? 'lead' : 'leads'}`}
              title={`${nameOf(day, index, days)}: ${count}`}
              onFocus={() => setFocused(index)}
            >
              <span
                className={styles.bar}
                data-empty={count === 0 || undefined}
                data-partial={index === days.length - 1 || undefined}
                style={{ height: `${(count / max) * 100}%` }}
              />
            </Link>
          ))}
        </div>
      </fieldset>
      <DayTable days={days} />
    </section>
  );
}

/** The last day is today, which is not over. */
const nameOf = (day: string, index: number, days: unknown[]) =>
  `${formatLongDay(day)}${index === days.length - 1 ? ' (today so far)' : ''}`;

/** Returns up to five round numbers from 0 to at least `max` and 4. */
function axisTicks(max: number): number[] {
  const minStep = Math.max(max, 4) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 5].find((factor) => factor * magnitude >= minStep) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(Math.max(max, 4) / step) + 1 }, (_, index) => index * step);
}
