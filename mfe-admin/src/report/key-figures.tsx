import type { Figures, LeadCount, Report } from '@portal/staff-client/report';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { stack } from 'styled-system/patterns';
import { formatDollars } from '../leads/outcomes.content.ts';
import { formatShare } from '../numbers.ts';
import { muted } from '../shared.styles.ts';
import { Change } from './comparison.tsx';
import { formatSeconds } from './format.ts';
import { LeadsLink } from './leads-link.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
  border: 'hairline',
  borderRadius: 'card',
  overflow: 'hidden',
  bg: 'bg.raised',
});
const tile = stack({
  gap: '1.5',
  padding: { base: '3', md: '4' },
  boxShadow: '0 0 0 1px {colors.border}',
  fontSize: 'xs',
});
const name = css({ color: 'fg.muted', fontWeight: 'medium' });
const figure = css({
  fontFamily: 'heading',
  fontSize: { base: '1.5rem', md: '1.75rem' },
  fontWeight: 'semibold',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&:is(a):hover': { textDecoration: 'underline' },
});
const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2' });
const track = css({ height: '1.5', borderRadius: 'full', bg: 'border', overflow: 'hidden', marginTop: 'auto' });
const reached = css({ height: 'full', bg: 'accent', borderRadius: 'full' });

/** The most important numbers of a period, each with that of the period before. */
export function KeyFigures({ report: { totals, target } }: { report: Report }) {
  const { now, before } = totals;
  const tile = (title: string, figures: (of: Figures) => Figure, rest?: Partial<TileProps>) => (
    <Tile name={title} now={figures(now)} before={figures(before)} {...rest} />
  );
  return (
    <section className={list} aria-label="Key figures">
      {tile('New leads', ({ leads }) => ({ leads, value: leads.count }))}
      {tile('Won leads', ({ won }) => ({ leads: won, value: won.count }), {
        target: targetOf(now.won.count, target.won, formatTarget),
      })}
      {tile('Won value', ({ won, wonValue }) => ({ leads: won, value: wonValue, text: formatDollars(wonValue) }), {
        target: targetOf(now.wonValue, target.value, formatDollars),
      })}
      {tile('Win rate', ({ won, closed }) => ({ leads: closed, ...shareOf(won, closed) }), {
        isShare: true,
        note: (
          <>
            <LeadsLink to={now.won} /> won of <LeadsLink to={now.closed} /> closed
          </>
        ),
      })}
      {tile(
        'Answered on time',
        ({ answeredInTime, due }) => ({ leads: answeredInTime, ...shareOf(answeredInTime, due) }),
        {
          isShare: true,
          note: (
            <>
              <LeadsLink to={now.answeredInTime} /> of <LeadsLink to={now.due} /> that were due
              {now.notDue.count > 0 && (
                <>
                  ; <LeadsLink to={now.notDue} /> not due yet
                </>
              )}
            </>
          ),
        },
      )}
      {tile(
        'Median first response',
        ({ medianSeconds }) => ({ value: medianSeconds, text: formatSeconds(medianSeconds) }),
        {
          isLessBetter: true,
          note: 'In business hours',
        },
      )}
    </section>
  );
}

interface Figure {
  value: number | null;
  /** By default the number of leads. */
  text?: string;
  /** What it links to. */
  leads?: LeadCount;
}

const shareOf = (part: LeadCount, whole: LeadCount): Figure => ({
  value: whole.count === 0 ? null : part.count / whole.count,
  text: formatShare(part.count, whole.count),
});

const formatTarget = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** What a target says, and how much of it is reached. */
function targetOf(value: number, target: number | null, format: (value: number) => string) {
  return target
    ? { share: value / target, text: `${formatShare(value, target)} of the target of ${format(target)}` }
    : undefined;
}

interface TileProps {
  name: string;
  now: Figure;
  before: Figure;
  isShare?: boolean;
  isLessBetter?: boolean;
  note?: ReactNode;
  target?: { share: number; text: string };
}

const Tile = ({ name: title, now, before, note, target, ...change }: TileProps) => (
  <div className={tile}>
    <span className={name}>{title}</span>
    <FigureLink of={now} className={figure} />
    <span className={line}>
      <Change now={now.value} before={before.value} {...change} />
      <span className={muted}>
        before: <FigureLink of={before} />
      </span>
    </span>
    {note && <span className={muted}>{note}</span>}
    {target && (
      <>
        <div className={track} aria-hidden>
          <div className={reached} style={{ width: `${Math.min(target.share, 1) * 100}%` }} />
        </div>
        <span className={muted}>{target.text}</span>
      </>
    )}
  </div>
);

const FigureLink = ({ of: { leads, text }, className }: { of: Figure; className?: string }) =>
  leads ? (
    <LeadsLink to={leads} className={className}>
      {text}
    </LeadsLink>
  ) : (
    <span className={className}>{text}</span>
  );
