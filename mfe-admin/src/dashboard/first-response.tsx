import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { inboxPath } from '../paths.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
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
  _hover: { bg: 'bg.sunken' },
});
const label = css({ fontSize: 'xs', color: 'fg.muted' });
const figure = css({
  fontFamily: 'heading',
  fontSize: '1.75rem',
  fontWeight: 'semibold',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** Times to the first response in business hours, and the number of leads without one. */
export function FirstResponse({ response }: { response: Dashboard['firstResponse'] }) {
  const { medianSeconds, p90Seconds, answered, waiting } = response;
  const answeredPath = inboxPath(response.answeredQuery);
  return (
    <section aria-label="First response">
      <div className={list}>
        <Tile to={answeredPath} label="Median first response, in business hours">
          {formatSeconds(medianSeconds)}
        </Tile>
        <Tile to={answeredPath} label="90th percentile first response">
          {formatSeconds(p90Seconds)}
        </Tile>
        <Tile to={answeredPath} label="Answered">
          {answered.toLocaleString('en-US')}
        </Tile>
        <Tile to={inboxPath(response.waitingQuery)} label="Waiting for a response">
          {waiting.toLocaleString('en-US')}
        </Tile>
      </div>
    </section>
  );
}

function Tile({ to, label: name, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={tile}>
      <span className={label}>{name}</span>
      <span className={figure}>{children}</span>
    </Link>
  );
}

/** `45 s`, `12 min`, `3.5 h`. */
function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toLocaleString('en-US', { maximumFractionDigits: 1 })} h`;
}
