import { type Role, roles } from '@portal/contracts/staff';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { css } from 'styled-system/css';

const group = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const legend = css({ textStyle: 'label', marginBottom: '1' });
const option = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  minHeight: 'tap',
  cursor: 'pointer',
  textStyle: 'small',
});
const muted = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' });

const descriptions: Record<Role, [name: string, description: string]> = {
  viewer: ['Viewer', 'Read-only access to all leads.'],
  agent: ['Agent', 'Can also edit leads: status, owner, notes and spam.'],
  manager: ['Manager', 'Can also invite staff and change roles.'],
};

/** Radio buttons with a description of each role. */
export function RoleField(field: UseFormRegisterReturn) {
  return (
    <fieldset className={group}>
      <legend className={legend}>Role</legend>
      {roles.map((role) => (
        <label key={role} className={option}>
          <input type="radio" value={role} {...field} />
          <span>
            {descriptions[role][0]}
            <span className={muted}>{descriptions[role][1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
