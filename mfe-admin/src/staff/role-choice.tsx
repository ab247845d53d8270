import { type Role, roles } from '@portal/contracts/staff';
import { css } from 'styled-system/css';

const group = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const legend = css({ textStyle: 'label', marginBottom: '1' });
const choice = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  minHeight: 'tap',
  cursor: 'pointer',
  textStyle: 'small',
});
const quiet = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' });

const meanings: Record<Role, [name: string, what: string]> = {
  viewer: ['Viewer', 'Reads everything, changes nothing.'],
  agent: ['Agent', 'Answers leads: status, owner, notes, spam.'],
  manager: ['Manager', 'Also invites people and changes roles.'],
};

/** What somebody may do, said beside each choice. */
export function RoleChoice() {
  return (
    <fieldset className={group}>
      <legend className={legend}>Role</legend>
      {roles.map((role) => (
        <label key={role} className={choice}>
          <input type="radio" name="member-role" value={role} defaultChecked={role === 'agent'} />
          <span>
            {meanings[role][0]}
            <span className={quiet}>{meanings[role][1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
