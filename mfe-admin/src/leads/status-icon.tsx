import type { LeadStatus } from '@portal/contracts/lead';
import { css } from 'styled-system/css';
import { hidden } from '../shared.styles.ts';
import { statuses } from './statuses.content.ts';

const icon = css({
  flexShrink: '0',
  width: '3.5',
  height: '3.5',
  color: 'accent',
  '&[data-muted]': { color: 'fg.subtle' },
});

/** Filled share of the circle. The shape shows the status, so that it does not depend on color. */
const fill: Record<LeadStatus, number> = {
  new: 0,
  contacted: 0.25,
  qualified: 0.5,
  quoted: 0.75,
  won: 1,
  lost: 0,
};

const circumference = 2 * Math.PI * 3;

const mark = css({ display: 'flex' });

/** The circle alone; the name is a tooltip and available to screen readers. */
export const StatusMark = ({ status }: { status: LeadStatus }) => (
  <span className={mark} title={statuses[status].name}>
    <StatusIcon status={status} />
    <span className={hidden}>{statuses[status].name}</span>
  </span>
);

/** A circle that fills with the progress of a lead. */
export function StatusIcon({ status }: { status: LeadStatus }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 14 14"
      fill="none"
      aria-hidden
      data-practice={status === 'won' ? 'it-security' : undefined}
      data-muted={status === 'lost' || undefined}
    >
      <circle
        cx="7"
        cy="7"
        r="5.75"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={status === 'new' ? '2.2 1.4' : undefined}
      />
      {fill[status] > 0 && fill[status] < 1 && (
        <circle
          cx="7"
          cy="7"
          r="3"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray={`${fill[status] * circumference} ${circumference}`}
          transform="rotate(-90 7 7)"
        />
      )}
      {status === 'won' && (
        <path d="M4.4 7.2 6.2 9l3.4-3.8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      )}
      {status === 'lost' && <path d="m5 5 4 4m0-4-4 4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />}
    </svg>
  );
}
