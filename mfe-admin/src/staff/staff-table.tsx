import { readableEmail } from '@portal/contracts/readable-email';
import { type Role, roles } from '@portal/contracts/staff';
import { Link, toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import type { StaffChange, StaffLink, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { control } from '../layout/control.styles.ts';
import { fullWidth, link, stackedHead, stackedRow } from '../layout/page.styles.ts';
import { accountPath, inboxPath } from '../paths.ts';
import { signedInId } from '../session/session.ts';
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
const muted = css({ color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' });
const option = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: { base: 'tap', md: '8' } });
const onSmallScreens = css({ hideFrom: 'md' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });

const leadsLink = css({ display: 'block', fontSize: 'xs', color: 'accent.text', textDecoration: 'underline' });

const states = { active: 'Active', invited: 'Invited', disabled: 'Disabled' };

interface StaffTableProps {
  staff: StaffMember[];
  onLinkCreated: (name: string, link: StaffLink) => void;
}

export function StaffTable({ staff, onLinkCreated }: StaffTableProps) {
  return (
    <Table caption="Staff accounts">
      <TableHead className={stackedHead}>
        <tr>
          <TableHeading>Name</TableHeading>
          <TableHeading>Role</TableHeading>
          <TableHeading>Export</TableHeading>
          <TableHeading>Status</TableHeading>
          <TableHeading>Actions</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {staff.map((member) => (
          <MemberRow key={member.id} member={member} isMe={member.id === signedInId()} onLinkCreated={onLinkCreated} />
        ))}
      </tbody>
    </Table>
  );
}

/** A change that waits for the choice of who takes over. */
interface HandOver {
  action: string;
  change: StaffChange;
  message: string;
}

interface MemberRowProps extends Pick<StaffTableProps, 'onLinkCreated'> {
  member: StaffMember;
  isMe: boolean;
}

function MemberRow({ member, isMe, onLinkCreated }: MemberRowProps) {
  const { name, email, role, state, canExport, hasSecondFactor } = member;
  const { data: sendsEmail } = useQuery(sendsEmailQuery);
  const { update, updateAsync, signOut, sendLink, resetFactor, isPending } = useMemberActions(member, onLinkCreated);
  const [handOver, setHandOver] = useState<HandOver>();
  const canOwn = state !== 'disabled' && role !== 'viewer';
  /** Asks first who takes over the open leads. */
  const updateOwner = async (action: string, change: StaffChange, message: string) => {
    const openLeads = canOwn ? await countOpenLeads(member.id).catch(() => member.openLeads) : 0;
    if (openLeads > 0) setHandOver({ action, change, message });
    else update({ change, message });
  };

  return (
    <TableRow className={stackedRow}>
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
          onChange={({ target }) => {
            const change = { role: target.value as Role };
            const message = `${name} is now ${target.value}.`;
            if (change.role === 'viewer') updateOwner(`Make ${name} a viewer`, change, message);
            else update({ change, message });
          }}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </TableCell>
      <TableCell className={fullWidth}>
        <label className={option}>
          <input
            type="checkbox"
            checked={canExport}
            disabled={isMe || isPending}
            aria-label={`${name} can export leads`}
            onChange={({ target }) =>
              update({
                change: { canExport: target.checked },
                message: `${name} ${target.checked ? 'can' : 'can no longer'} export leads.`,
              })
            }
          />
          <span className={onSmallScreens}>Can export leads</span>
        </label>
      </TableCell>
      <TableCell className={fullWidth}>
        {states[state]}
        {member.openLeads > 0 && (
          <Link to={inboxPath(`status=new,contacted,qualified&owner=${member.id}`)} className={leadsLink}>
            {openLeadsOf(member)}
          </Link>
        )}
        {handOver && (
          <HandOverDialog
            member={member}
            action={handOver.action}
            onConfirm={(leadsTo) => updateAsync({ ...handOver, change: { ...handOver.change, leadsTo } })}
            onClose={() => setHandOver(undefined)}
          />
        )}
      </TableCell>
      <TableCell className={fullWidth}>
        <span className={actions}>
          {isMe && (
            <Link to={accountPath} className={link}>
              Your password and two-step verification
            </Link>
          )}
          {state !== 'disabled' &&
            !isMe &&
            (role === 'manager' && sendsEmail === false ? (
              <span className={muted}>
                New password only on the server: <code>npm run staff -- password {email}</code>
              </span>
            ) : (
              <Button size="sm" tone="plain" disabled={isPending} onClick={() => sendLink()}>
                {state === 'invited' ? 'Resend invitation' : 'Send password reset'}
              </Button>
            ))}
          {state === 'active' && !isMe && (
            <Button size="sm" tone="plain" disabled={isPending} onClick={() => signOut()}>
              Sign out everywhere
            </Button>
          )}
          {hasSecondFactor && !isMe && (
            <Button size="sm" tone="plain" disabled={isPending} onClick={() => resetFactor()}>
              Reset two-step verification
            </Button>
          )}
          {!canOwn && member.openLeads > 0 && (
            <Button
              size="sm"
              tone="plain"
              disabled={isPending}
              onClick={() =>
                setHandOver({ action: 'Hand over', change: {}, message: `${name} has no open leads any more.` })
              }
            >
              Hand over leads…
            </Button>
          )}
          {!isMe && (
            <Button
              size="sm"
              tone="plain"
              disabled={isPending}
              onClick={() =>
                state === 'disabled'
                  ? update({ change: { isDisabled: false }, message: `${name} can sign in again.` })
                  : updateOwner(
                      `Disable ${name}`,
                      { isDisabled: true },
                      `${name} was signed out and can no longer sign in.`,
                    )
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

function useMemberActions({ id, name }: StaffMember, onLinkCreated: StaffTableProps['onLinkCreated']) {
  const update = useMutation({
    networkMode: 'always',
    mutationFn: ({ change }: { change: StaffChange; message: string }) => updateMember(id, change),
    onSuccess: (_result, { message }) => toast.success('Changes saved', message),
    onError: (error) => toast.error('Changes were not saved', errorMessage(error)),
  });
  const signOut = useMutation({
    networkMode: 'always',
    mutationFn: () => endMemberSessions(id),
    onSuccess: () => toast.success('Signed out', `${name} was signed out of all sessions.`),
    onError: (error) => toast.error(`${name} is still signed in`, errorMessage(error)),
  });
  const sendLink = useMutation({
    networkMode: 'always',
    mutationFn: () => createLink(id),
    onSuccess: (link) => onLinkCreated(name, link),
    onError: (error) => toast.error('The link was not created', errorMessage(error)),
  });
  const resetFactor = useMutation({
    networkMode: 'always',
    mutationFn: () => resetSecondFactor(id),
    onSuccess: () => toast.success('Two-step verification reset', `${name} can sign in with the password alone.`),
    onError: (error) => toast.error('Two-step verification was not reset', errorMessage(error)),
  });
  return {
    update: update.mutate,
    updateAsync: update.mutateAsync,
    resetFactor: resetFactor.mutate,
    signOut: signOut.mutate,
    sendLink: sendLink.mutate,
    isPending: update.isPending || signOut.isPending || sendLink.isPending || resetFactor.isPending,
  };
}
