import type { Person } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';
import { hidden, muted } from '../shared.styles.ts';

const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });
const avatar = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '6',
  height: '6',
  borderRadius: 'full',
  bg: 'bg.sunken',
  border: 'hairline',
  fontSize: '2xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
  '&[data-unassigned]': { bg: 'transparent', borderStyle: 'dashed', borderColor: 'border.strong' },
});
const label = css({
  lineClamp: '2',
  lineHeight: 'snug',
  lgDown: { srOnly: true },
  '&[data-unassigned]': { color: 'fg.muted' },
});

/** Initials and name of an owner. On small screens the name is for screen readers only. */
export function Owner({ owner, isByRule }: { owner: Person | null; isByRule?: boolean }) {
  const name = owner?.name ?? 'Unassigned';
  return (
    <span className={line} title={name}>
      <Avatar owner={owner} />
      <span className={label} data-unassigned={owner ? undefined : true}>
        {name}
        {isByRule && <span className={muted}> by rule</span>}
      </span>
    </span>
  );
}

/** Initials of an owner; the name is a tooltip and available to screen readers. */
export function OwnerInitials({ owner }: { owner: Person | null }) {
  const name = owner?.name ?? 'Unassigned';
  return (
    <span className={line} title={name}>
      <Avatar owner={owner} />
      <span className={hidden}>{name}</span>
    </span>
  );
}

const Avatar = ({ owner }: { owner: Person | null }) => (
  <span className={avatar} aria-hidden data-unassigned={owner ? undefined : true}>
    {owner && initials(owner.name)}
  </span>
);

/** Returns the initials of the first and the last name. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
