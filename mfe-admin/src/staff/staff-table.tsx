import { type Role, roles } from '@portal/contracts/staff';
import { toast } from '@portal/platform';
import type { StaffChange, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { reasonOf } from '../lead/lead-actions.ts';
import { change, signOutEverywhere } from './staff.queries.ts';

/** On small screens a person is a block: who and which role, then the state, then what can be done. */
const headings = css({ display: { base: 'none', md: 'table-header-group' } });
const block = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto' },
});
const whole = css({ gridColumn: { base: '1 / -1' } });
const person = css({ display: 'grid', minWidth: { md: '12rem' } });
const quiet = css({ color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
const select = css({
  minHeight: { base: 'tap', md: '8' },
  paddingInline: '2',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'control',
  bg: 'bg.raised',
  fontSize: 'xs',
});

const states = { active: 'Active', invited: 'Invited, no password yet', disabled: 'Disabled' };

interface StaffTableProps {
  staff: StaffMember[];
  me: number;
  onSendLink: (member: StaffMember) => Promise<void>;
}

export function StaffTable({ staff, me, onSendLink }: StaffTableProps) {
  return (
    <Table caption="Staff">
      <TableHead className={headings}>
        <tr>
          <TableHeading>Person</TableHeading>
          <TableHeading>Role</TableHeading>
          <TableHeading>State</TableHeading>
          <TableHeading>Do</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {staff.map((member) => (
          <Member key={member.id} member={member} isMe={member.id === me} onSendLink={onSendLink} />
        ))}
      </tbody>
    </Table>
  );
}

interface MemberProps extends Pick<StaffTableProps, 'onSendLink'> {
  member: StaffMember;
  isMe: boolean;
}

function Member({ member, isMe, onSendLink }: MemberProps) {
  const { id, name, email, role, state } = member;
  const [isBusy, setIsBusy] = useState(false);

  const busily = async (deed: () => Promise<void>) => {
    setIsBusy(true);
    await deed();
    setIsBusy(false);
  };
  const alter = (what: StaffChange, done: string) =>
    busily(() =>
      change(id, what).then(
        () => toast.success('Saved', done),
        (error) => toast.error('Nothing was changed', reasonOf(error)),
      ),
    );
  const signOut = () =>
    busily(() =>
      signOutEverywhere(id).then(
        () => toast.success('Signed out', `${name} is signed out everywhere.`),
        (error) => toast.error('Still signed in', reasonOf(error)),
      ),
    );

  return (
    <TableRow className={block}>
      <TableCell>
        <span className={person}>
          <strong>
            {name}
            {isMe && ' (you)'}
          </strong>
          <span className={quiet}>{email}</span>
        </span>
      </TableCell>
      <TableCell>
        <select
          className={select}
          aria-label={`Role of ${name}`}
          value={role}
          disabled={isBusy}
          onChange={({ target }) => alter({ role: target.value as Role }, `${name} is ${target.value} now.`)}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </TableCell>
      <TableCell className={whole}>{states[state]}</TableCell>
      <TableCell className={whole}>
        <span className={actions}>
          {state !== 'disabled' && (
            <Button size="sm" tone="plain" disabled={isBusy} onClick={() => busily(() => onSendLink(member))}>
              {state === 'invited' ? 'Send invitation again' : 'Send reset link'}
            </Button>
          )}
          {state === 'active' && !isMe && (
            <Button size="sm" tone="plain" disabled={isBusy} onClick={signOut}>
              Sign out everywhere
            </Button>
          )}
          {!isMe && (
            <Button
              size="sm"
              tone="plain"
              disabled={isBusy}
              onClick={() =>
                state === 'disabled'
                  ? alter({ isDisabled: false }, `${name} can sign in again.`)
                  : alter({ isDisabled: true }, `${name} is signed out and cannot sign in any more.`)
              }
            >
              {state === 'disabled' ? 'Enable' : 'Disable'}
            </Button>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
