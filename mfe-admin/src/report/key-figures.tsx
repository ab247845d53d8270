import type { Figures, Report } from '@portal/staff-client/report';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { formatDollars } from '../leads/outcomes.content.ts';
import { muted } from '../shared.styles.ts';
import { Change } from './comparison.tsx';
import { formatSeconds, formatShare } from './format.ts';
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
const tile = css({
  display: 'flex',
  flexDirection: 'column',
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
  return (
    <section className={list} aria-label="Key figures">
      <Tile name="New leads" value={<LeadsLink to={now.leads} className={figure} />}>
        <Change now={now.leads.count} before={before.leads.count} />
        <Before>
          <LeadsLink to={before.leads} />
        </Before>
      </Tile>
      <Tile
        name="Won leads"
        value={<LeadsLink to={now.won} className={figure} />}
        target={targetOf(now.won.count, target.won, formatTarget)}
      >
        <Change now={now.won.count} before={before.won.count} />
        <Before>
          <LeadsLink to={before.won} />
        </Before>
      </Tile>
      <Tile
        name="Won value"
        value={
          <LeadsLink to={now.won} className={figure}>
            {formatDollars(now.wonValue)}
          </LeadsLink>
        }
        target={targetOf(now.wonValue, target.value, formatDollars)}
      >
        <Change now={now.wonValue} before={before.wonValue} />
        <Before>
          <LeadsLink to={before.won}>{formatDollars(before.wonValue)}</LeadsLink>
        </Before>
      </Tile>
      <Tile
        name="Win rate"
        value={
          <LeadsLink to={now.closed} className={figure}>
            {formatShare(now.won.count, now.closed.count)}
          </LeadsLink>
        }
        note={
          <>
            <LeadsLink to={now.won} /> won of <LeadsLink to={now.closed} /> closed
          </>
        }
      >
        <Change now={winRate(now)} before={winRate(before)} isShare />
        <Before>
          <LeadsLink to={before.closed}>{formatShare(before.won.count, before.closed.count)}</LeadsLink>
        </Before>
      </Tile>
      <Tile
        name="Answered on time"
        value={
          <LeadsLink to={now.answeredInTime} className={figure}>
            {formatShare(now.answeredInTime.count, now.due.count)}
          </LeadsLink>
        }
        note={
          <>
            <LeadsLink to={now.answeredInTime} /> of <LeadsLink to={now.due} /> that were due
            {now.notDue.count > 0 && (
              <>
                ; <LeadsLink to={now.notDue} /> not due yet
              </>
            )}
          </>
        }
      >
        <Change now={shareInTime(now)} before={shareInTime(before)} isShare />
        <Before>
          <LeadsLink to={before.answeredInTime}>{formatShare(before.answeredInTime.count, before.due.count)}</LeadsLink>
        </Before>
      </Tile>
      <Tile
        name="Median first response"
        value={<span className={figure}>{formatSeconds(now.medianSeconds)}</span>}
        note="In business hours"
      >
        <Change now={now.medianSeconds} before={before.medianSeconds} isLessBetter />
        <Before>{formatSeconds(before.medianSeconds)}</Before>
      </Tile>
    </section>
  );
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const winRate = ({ won, closed }: Figures) => share(won.count, closed.count);
const shareInTime = ({ answeredInTime, due }: Figures) => share(answeredInTime.count, due.count);

const formatTarget = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** What a target says, and how much of it is reached. */
function targetOf(value: number, target: number | null, format: (value: number) => string) {
  return target
    ? { share: value / target, text: `${formatShare(value, target)} of the target of ${format(target)}` }
    : undefined;
}

interface TileProps {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  target?: { share: number; text: string };
  /** The comparison. */
  children: ReactNode;
}

const Tile = ({ name: title, value, note, target, children }: TileProps) => (
  <div className={tile}>
    <span className={name}>{title}</span>
    {value}
    <span className={line}>{children}</span>
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

const Before = ({ children }: { children: ReactNode }) => <span className={muted}>before: {children}</span>;
