import type { PlannedVisit } from '@portal/staff-client/visit';
import { css, cx } from 'styled-system/css';
import { grid } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';
import { formatHours } from '../time/business-time.ts';
import { CallLink } from './call-link.tsx';
import { LeadName } from './lead-name.tsx';
import { stateOf } from './visits.content.ts';

/** One line on wide screens, three on others. */
const row = grid({
  position: 'relative',
  alignItems: 'center',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto auto',
    xl: '12rem minmax(0, 18rem) minmax(0, 1fr) auto {spacing.9}',
  },
  gridTemplateAreas: {
    base: '"when state call" "person person call" "address address call"',
    xl: '"when person address state call"',
  },
  columnGap: { base: '2', md: '3' },
  rowGap: '0.5',
  minHeight: 'tap',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: { base: '2', xl: '0' },
  borderTop: 'hairline',
  _last: { borderBottom: 'hairline' },
  _hover: { bg: 'bg.sunken' },
});
const when = css({ gridArea: 'when', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });
const place = css({ gridArea: 'address', minWidth: '0', color: 'fg.muted', overflowWrap: 'anywhere' });
/** Above the link of the lead, which covers the row. */
const map = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'tap', xl: 'auto' },
  color: 'accent.text',
  textDecoration: 'underline',
});
const rest = css({
  display: { base: 'block', xl: 'inline' },
  '& > bdi::before': { content: '" · "' },
  '& > bdi:first-child::before': { xlDown: { content: 'none' } },
});
const state = css({
  gridArea: 'state',
  color: 'fg.muted',
  '&[data-state=declined]': { color: 'danger.text', fontWeight: 'semibold' },
});
const call = cx(iconButton, css({ gridArea: 'call', position: 'relative', zIndex: 'raised', color: 'accent.text!' }));

const mapPath = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

interface VisitRowProps {
  visit: PlannedVisit;
  /** Whether it says who goes. */
  withAssignee?: boolean;
  onOpen: () => void;
}

/** A visit with its address, which opens a map, and the number of the customer. */
export function VisitRow({ visit, withAssignee, onOpen }: VisitRowProps) {
  const { lead, address, assignee, note } = visit;
  const more = [withAssignee && assignee?.name, note].filter((text) => typeof text === 'string');
  return (
    <li className={row}>
      <time className={when} dateTime={visit.startsAt}>
        {formatHours(visit)}
      </time>
      <LeadName lead={lead} onOpen={onOpen} />
      <span className={place}>
        <a className={map} href={mapPath(address)} target="_blank" rel="noreferrer">
          <bdi>{address}</bdi>
        </a>
        {more.length > 0 && (
          <span className={rest}>
            {more.map((text) => (
              <bdi key={text}>{text}</bdi>
            ))}
          </span>
        )}
      </span>
      <span className={state} data-state={visit.answer}>
        {stateOf(visit)}
      </span>
      <CallLink lead={lead} className={call} />
    </li>
  );
}
