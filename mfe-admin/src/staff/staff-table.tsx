import { readableEmail } from '@portal/contracts/readable-email';
import { type Role, roles } from '@portal/contracts/staff';
import { Link, toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffChange, StaffLink, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { accountPath, inboxPath } from '../paths.ts';
import { signedInId } from '../session/session.ts';
import { buttons, control, link, muted, option } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { HandOverDialog, openLeadsOf } from './hand-over-dialog.tsx';
import {
  countOpenLeads,
  createLink,
  endMemberSessions,
  resetSecondFactor,
  sendsEmailQuery,
  updateMember,
} from './staff.queries.ts';

const person = css({ display: 'grid', minWidth: { md: '12rem' } });
const onSmallScreens = css({ hideFrom: 'md' });

const states = { active: 'Active', invited: 'Invited', disabled: 'Disabled' };

interface StaffTableProps {
  staff: StaffMember[];
  onLinkCreated: (name: string, link: StaffLink) => void;
}

export const StaffTable = ({ staff, onLinkCreated }: StaffTableProps) => (
  <Table caption="Staff accounts" headings={['Name', 'Role', 'Export', 'Status', 'Actions']} stacked>
    {staff.map((member) => (
      <MemberRow key={member.id} member={member} onLinkCreated={onLinkCreated} />
    ))}
  </Table>
);

interface Update {
  change: StaffChange;
  /** Shown when it is saved. */
  message: string;
}

interface MemberRowProps extends Pick<StaffTableProps, 'onLinkCreated'> {
  member: StaffMember;
}

function MemberRow({ member, onLinkCreated }: MemberRowProps) {
  const { id, name, email, role, state, canExport, hasSecondFactor, openLeads } = member;
  const { data: sendsEmail } = useQuery(sendsEmailQuery);
  /** A change that waits for the choice of who takes over. */
  const [handOver, setHandOver] = useState<Update & { action: string }>();
  const update = useAction({
    run: ({ change }: Update) => updateMember(id, change),
    failed: 'Changes were not saved',
    onSuccess: (_result, { message }) => toast.success('Changes saved', message),
  });
  const signOut = useAction({
    run: () => endMemberSessions(id),
    failed: `${name} is still signed in`,
    onSuccess: () => toast.success('Signed out', `${name} was signed out of all sessions.`),
  });
  const sendLink = useAction({
    run: () => createLink(id),
    failed: 'The link was not created',
    onSuccess: (created) => onLinkCreated(name, created),
  });
  const resetFactor = useAction({
    run: () => resetSecondFactor(id),
    failed: 'Two-step verification was not reset',
    onSuccess: () => toast.success('Two-step verification reset', `${name} can sign in with the password alone.`),
  });
  const isMe = id === signedInId();
  const isPending = [update, signOut, sendLink, resetFactor].some((action) => action.isPending);
  const isEnabled = state !== 'disabled';
  const canOwn = isEnabled && role !== 'viewer';
  const hasLinkOnServer = role === 'manager' && sendsEmail === false;

  /** Asks first who takes over the open leads. */
  const updateOwner = async (action: string, change: StaffChange, message: string) => {
    const count = canOwn ? await countOpenLeads(id).catch(() => openLeads) : 0;
    if (count > 0) setHandOver({ action, change, message });
    else update.mutate({ change, message });
  };
  const changeRole = (next: Role) => {
    const message = `${name} is now ${next}.`;
    if (next === 'viewer') updateOwner(`Make ${name} a viewer`, { role: next }, message);
    else update.mutate({ change: { role: next }, message });
  };
  const offered: [isOffered: boolean, label: string, run: () => void][] = [
    [
      isEnabled && !hasLinkOnServer,
      state === 'invited' ? 'Resend invitation' : 'Send password reset',
      () => sendLink.mutate(),
    ],
    [state === 'active', 'Sign out everywhere', () => signOut.mutate()],
    [hasSecondFactor, 'Reset two-step verification', () => resetFactor.mutate()],
    [
      !canOwn && openLeads > 0,
      'Hand over leads…',
      () => setHandOver({ action: 'Hand over', change: {}, message: `${name} has no open leads any more.` }),
    ],
    [
      isEnabled,
      'Disable',
      () => updateOwner(`Disable ${name}`, { isDisabled: true }, `${name} was signed out and can no longer sign in.`),
    ],
    [
      !isEnabled,
      'Enable',
      () => update.mutate({ change: { isDisabled: false }, message: `${name} can sign in again.` }),
    ],
  ];

  return (
    <TableRow>
      <TableCell>
        <span className={person}>
          <strong>
            {name}
            {isMe && ' (you)'}
          </strong>
          <bdi className={muted}>{readableEmail(email)}</bdi>
        </span>
      </TableCell>
      <TableCell>
        <select
          className={control}
          aria-label={`Role of ${name}`}
          value={role}
          disabled={isMe || isPending}
          onChange={({ target }) => changeRole(target.value as Role)}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </TableCell>
      <TableCell wide>
        <label className={option}>
          <input
            type="checkbox"
            checked={canExport}
            disabled={isMe || isPending}
            aria-label={`${name} can export leads`}
            onChange={({ target: { checked } }) =>
              update.mutate({
                change: { canExport: checked },
                message: `${name} ${checked ? 'can' : 'can no longer'} export leads.`,
              })
            }
          />
          <span className={onSmallScreens}>Can export leads</span>
        </label>
      </TableCell>
      <TableCell wide>
        <p>{states[state]}</p>
        {openLeads > 0 && (
          <Link to={inboxPath(`status=new,contacted,qualified&owner=${id}`)} className={link}>
            {openLeadsOf(member)}
          </Link>
        )}
        {handOver && (
          <HandOverDialog
            member={member}
            action={handOver.action}
            onConfirm={(leadsTo) => update.mutateAsync({ ...handOver, change: { ...handOver.change, leadsTo } })}
            onClose={() => setHandOver(undefined)}
          />
        )}
      </TableCell>
      <TableCell wide>
        {isMe ? (
          <Link to={accountPath} className={link}>
            Your password and two-step verification
          </Link>
        ) : (
          <span className={buttons}>
            {isEnabled && hasLinkOnServer && (
              <span className={muted}>
                New password only on the server: <code>npm run staff -- password {email}</code>
              </span>
            )}
            {offered.map(
              ([isOffered, label, run]) =>
                isOffered && (
                  <Button key={label} size="sm" tone="plain" disabled={isPending} onClick={run}>
                    {label}
                  </Button>
                ),
            )}
          </span>
        )}
      </TableCell>
    </TableRow>
  );
}
