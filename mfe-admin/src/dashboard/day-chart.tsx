import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { type KeyboardEvent, useState } from 'react';
import { css } from 'styled-system/css';
import { toView } from '../frame/to-view.ts';
import { DayTable } from './day-table.tsx';
import { dayInWords, dayShort } from './days.ts';

const heading = css({ textStyle: 'label', marginBottom: '3' });
const stage = css({ width: 'full', height: '13rem' });
const chart = css({
  display: 'block',
  overflow: 'visible',
  '& .visx-axis-tick text': { fill: 'fg.muted', fontSize: '2xs', fontFamily: 'body' },
  '& .visx-axis-tick line, & .visx-axis-line': { stroke: 'border' },
});
const bar = css({
  fill: 'accent',
  '&[data-empty]': { fill: 'border' },
  'a:hover &': { fill: 'fg' },
  'a:focus-visible &': { stroke: 'focus', strokeWidth: '2', strokeDasharray: 'none' },
});

const room = { top: 8, right: 0, bottom: 28, left: 32 };
const height = 208;

/** Leads per day. Arrow keys walk along the days, Enter opens a day's leads; the same stands in a table below. */
export function DayChart({ days }: { days: Dashboard['leadsPerDay'] }) {
  const { parentRef, width } = useParentSize<HTMLFieldSetElement>();
  const [at, setAt] = useState(days.length - 1);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [room.left, width - room.right], padding: 0.25 });
  const most = Math.max(...days.map(({ count }) => count), 4);
  const y = scaleLinear({ domain: [0, most], range: [height - room.bottom, room.top], nice: true });
  const floor = y(0);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -days.length, End: days.length }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = Math.min(Math.max(at + steps, 0), days.length - 1);
    setAt(next);
    event.currentTarget.querySelectorAll<SVGElement>('a')[next]?.focus();
  };

  return (
    <section>
      <h2 className={heading}>Leads per day</h2>
      <fieldset ref={parentRef} className={stage} aria-label="Leads per day" onKeyDown={walk}>
        {width > 0 && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name; a title would be shown over every bar
          <svg className={chart} width={width} height={height}>
            <AxisLeft scale={y} left={room.left} numTicks={4} tickFormat={(value) => String(value)} hideAxisLine />
            <AxisBottom
              scale={x}
              top={floor}
              tickValues={days.filter((_, index) => index % spacing(days.length, width) === 0).map(({ day }) => day)}
              tickFormat={dayShort}
            />
            {days.map(({ day, count, query }, index) => (
              <Link
                key={day}
                to={toView(query)}
                tabIndex={index === at ? 0 : -1}
                aria-label={`${dayInWords(day)}: ${count} ${count === 1 ? 'lead' : 'leads'}`}
                onFocus={() => setAt(index)}
              >
                <BarRounded
                  className={bar}
                  data-empty={count === 0 || undefined}
                  x={x(day) ?? 0}
                  y={count === 0 ? floor - 2 : y(count)}
                  width={x.bandwidth()}
                  height={count === 0 ? 2 : floor - y(count)}
                  radius={2}
                  top
                />
                <title>{`${dayInWords(day)}: ${count}`}</title>
              </Link>
            ))}
          </svg>
        )}
      </fieldset>
      <DayTable days={days} />
    </section>
  );
}

/** Every how many days one is named, so that the names do not touch. */
const spacing = (days: number, width: number) => Math.max(1, Math.ceil((days * 56) / Math.max(width, 1)));
