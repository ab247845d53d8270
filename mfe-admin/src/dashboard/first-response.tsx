import { Link } from '@portal/platform';
import type { Dashboard } from '@portal/staff-client/dashboard';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { toView } from '../frame/to-view.ts';

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

/** How fast the first answer came, in business time, and who still waits for one. */
export function FirstResponse({ response }: { response: Dashboard['firstResponse'] }) {
  const { medianSeconds, p90Seconds, answered, waiting } = response;
  const answers = toView(response.answeredQuery);
  return (
    <section aria-label="First answer">
      <div className={list}>
        <Tile to={answers} label="Median first answer, in business hours">
          {inWords(medianSeconds)}
        </Tile>
        <Tile to={answers} label="90 of 100 were answered within">
          {inWords(p90Seconds)}
        </Tile>
        <Tile to={answers} label="Answered">
          {answered.toLocaleString('en-US')}
        </Tile>
        <Tile to={toView(response.waitingQuery)} label="Waiting for an answer">
          {waiting.toLocaleString('en-US')}
        </Tile>
      </div>
    </section>
  );
}

function Tile({ to, label: words, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={tile}>
      <span className={label}>{words}</span>
      <span className={figure}>{children}</span>
    </Link>
  );
}

/** `45 s`, `12 min`, `3.5 h`. */
export function inWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toLocaleString('en-US', { maximumFractionDigits: 1 })} h`;
}
