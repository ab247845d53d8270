import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { BusinessHours } from '../leads/business-hours.tsx';
import { inboxPath } from '../paths.ts';
import { muted } from '../shared.styles.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  border: 'hairline',
  borderRadius: 'control',
  overflow: 'hidden',
});
const tile = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '1',
  padding: '4',
  boxShadow: '0 0 0 1px {colors.border}',
  '&[href]:hover': { bg: 'bg.sunken' },
});
const hours = css({ fontSize: 'xs', color: 'fg.muted', marginTop: '3' });
const figure = css({
  fontFamily: 'heading',
  fontSize: '1.75rem',
  fontWeight: 'semibold',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** How many requests were answered in time, and how fast in business hours. */
export function Responses({ responses }: { responses: Dashboard['responses'] }) {
  const { requests, decided, answered, answeredInTime, closedUnanswered, medianSeconds, p90Seconds } = responses;
  return (
    <section aria-label="Responses">
      <div className={list}>
        <Tile label={`Answered on time: ${count(answeredInTime)} of ${count(decided)} that were due`}>
          {formatShare(answeredInTime, decided)}
        </Tile>
        <Tile label={`Median response, in business hours (${count(answered)} answered)`}>
          {formatSeconds(medianSeconds)}
        </Tile>
        <Tile label="90th percentile of responses, in business hours">{formatSeconds(p90Seconds)}</Tile>
        <Tile label="Closed without an answer">{count(closedUnanswered)}</Tile>
        <Tile label={`Not due yet, of ${count(requests)} requests`}>{count(requests - decided)}</Tile>
        <Tile to={inboxPath(responses.waitingQuery)} label="Leads waiting for a response now">
          {count(responses.waitingLeads)}
        </Tile>
      </div>
      <p className={hours}>
        Business hours: <BusinessHours closedDays={3} />
      </p>
    </section>
  );
}

/** Returns a share in percent: 100% only of all, 0% only of none. */
function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && part < whole) return `${Math.min(Math.max(percent, 1), 99)}%`;
  return `${percent}%`;
}

const count = (number: number) => number.toLocaleString('en-US');

function Tile({ to, label, children }: { to?: string; label: string; children: ReactNode }) {
  const content = (
    <>
      <span className={muted}>{label}</span>
      <span className={figure}>{children}</span>
    </>
  );
  return to ? (
    <Link to={to} className={tile}>
      {content}
    </Link>
  ) : (
    <div className={tile}>{content}</div>
  );
}

/** `45 s`, `12 min`, `3.5 h`. */
function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toLocaleString('en-US', { maximumFractionDigits: 1 })} h`;
}
