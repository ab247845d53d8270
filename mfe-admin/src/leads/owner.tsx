import type { Person } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';

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
});
const label = css({
  lineClamp: '2',
  lineHeight: 'snug',
  mdToLg: { srOnly: true },
  '&[data-unassigned]': { color: 'fg.muted' },
});

/** Initials and name of an owner. On medium screens the name is visible to screen readers only. */
export function Owner({ owner }: { owner: Person | null }) {
  const name = owner?.name ?? 'Unassigned';
  return (
    <span className={line} title={name}>
      <span className={avatar} aria-hidden>
        {owner ? initials(name) : '–'}
      </span>
      <span className={label} data-unassigned={owner ? undefined : true}>
        {name}
      </span>
    </span>
  );
}

/** Returns the initials of the first and the last name. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
