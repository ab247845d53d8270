import type { Person } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';

const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });
const muted = css({ color: 'fg.muted' });
const avatar = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '6',
  height: '6',
  borderRadius: 'full',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
  fontSize: '2xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
});
const label = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  mdToLg: { srOnly: true },
});

/** Initials and name of an owner. */
export function Owner({ owner }: { owner: Person | null }) {
  if (!owner) return <span className={muted}>Unassigned</span>;
  return (
    <span className={line} title={owner.name}>
      <span className={avatar} aria-hidden>
        {initials(owner.name)}
      </span>
      <span className={label}>{owner.name}</span>
    </span>
  );
}

/** Returns the initials of the first and the last name. */
function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
