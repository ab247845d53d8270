import { readableEmail } from '@portal/contracts/readable-email';
import { Link } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';
import { leadPath } from '../paths.ts';

const line = css({
  gridArea: 'person',
  display: 'flex',
  alignItems: 'baseline',
  minWidth: '0',
  // On wide screens, the names of read and unread leads begin at the same place.
  '&[data-unread]::before': {
    content: '""',
    flexShrink: '0',
    alignSelf: 'center',
    width: '2',
    height: '2',
    marginInlineEnd: '2',
    borderRadius: 'full',
  },
  '&[data-unread=true]::before': { bg: 'accent' },
  '&[data-unread=false]::before': { mdDown: { display: 'none' } },
});
/** Gives way to the company only when it is very long. The link covers the row. */
const link = css({
  flexShrink: '0',
  maxWidth: '11rem',
  fontSize: 'sm',
  fontWeight: 'medium',
  truncate: true,
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  '[data-unread=true] > &': { fontWeight: 'semibold' },
  '[data-unread=false] > &': { fontWeight: 'regular' },
});
const company = css({ color: 'fg.muted', truncate: true, minWidth: '0', whiteSpace: 'pre' });

interface LeadNameProps {
  lead: Pick<LeadSummary, 'id' | 'name' | 'company' | 'phone'> & Partial<Pick<LeadSummary, 'email'>>;
  /** Undefined: the list does not show it. */
  isUnread?: boolean;
  onOpen: () => void;
}

/** In the row of a list: name and company, or else how to reach the person. */
export const LeadName = ({ lead: { id, name, company: of, email, phone }, isUnread, onOpen }: LeadNameProps) => {
  const more = of ?? (email ? readableEmail(email) : phone);
  return (
    <span className={line} data-unread={isUnread}>
      <Link
        to={leadPath(id)}
        className={link}
        data-lead={id}
        aria-label={isUnread ? `${name}, unread` : undefined}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
      </Link>
      {more && (
        <span className={company}>
          {' · '}
          <bdi>{more}</bdi>
        </span>
      )}
    </span>
  );
};
