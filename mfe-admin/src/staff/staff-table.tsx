import { readableEmail } from '@portal/contracts/readable-email';
import { type Role, roles } from '@portal/contracts/staff';
import { Link, toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffChange, StaffLink, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { EllipsisIcon } from '@portal/ui/icons';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { RenameDialog } from '../app/layout/rename-dialog.tsx';
import { openMenu } from '../commands/overlay.ts';
import { awayText } from '../leads/away.ts';
import { accountPath, inboxPath, openLeads as openFilter } from '../paths.ts';
import { signedInId } from '../session/session.ts';
import { link, muted, mutedLine } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { AbsenceDialog } from './absence-dialog.tsx';
import { HandOverDialog, openLeadsOf } from './hand-over-dialog.tsx';
import { roleNames } from './role-field.tsx';
import {
  countOpenLeads,
  createLink,
  endAbsence,
  endMemberSessions,
  resetSecondFactor,
  sendsEmailQuery,
  updateMember,
} from './staff.queries.ts';

const person = css({ display: 'grid', minWidth: { md: '12rem' } });

const states = { active: 'Active', invited: 'Invited', disabled: 'Disabled' };

interface StaffTableProps {
  staff: StaffMember[];
  onLinkCreated: (name: string, link: StaffLink) => void;
}

export const StaffTable = ({ staff, onLinkCreated }: StaffTableProps) => (
  <Table caption="Staff accounts" headings={['Name', 'Role', 'Status', 'Actions']} stacked>
    {staff.map((member) => (
      <MemberRow key={member.id} member={member} onLinkCreated={onLinkCreated} />
    ))}
  </Table>
);

interface Action {
  send: () => Promise<unknown>;
  /** Title of the toast when it fails. */
  failed: string;
  /** Title and text of the toast when it is done. */
  done?: [title: string, text: string];
}

interface MenuItem {
  isOffered: boolean;
  label: string;
  /** What ends with it. It is asked for first. */
  warning?: string;
  run: () => void;
}

interface MemberRowProps extends Pick<StaffTableProps, 'onLinkCreated'> {
  member: StaffMember;
}

function MemberRow({ member, onLinkCreated }: MemberRowProps) {
  const { id, name, email, role, state, canExport, hasSecondFactor, openLeads, absence } = member;
  const { data: sendsEmail } = useQuery(sendsEmailQuery);
  /** A change that waits for the choice of who takes over. */
  const [handOver, setHandOver] = useState<{ action: string; change: StaffChange; message: string }>();
  const [confirming, setConfirming] = useState<MenuItem>();
  const [isAbsenceOpen, setIsAbsenceOpen] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutate, mutateAsync, isPending } = useAction({
    run: ({ send }: Action) => send(),
    failed: ({ failed }) => failed,
    onSuccess: (_result, { done }) => done && toast.success(...done),
  });
  const update = (change: StaffChange, message: string): Action => ({
    send: () => updateMember(id, change),
    failed: 'Changes were not saved',
    done: ['Changes saved', message],
  });
  const isMe = id === signedInId();
  const isEnabled = state !== 'disabled';
  const canOwn = isEnabled && role !== 'viewer';
  const hasLinkOnServer = role === 'manager' && sendsEmail === false;

  /** Asks who takes over the open leads, or else whether to do it. */
  const updateOwner = async (action: string, warning: string, change: StaffChange, message: string) => {
    const count = canOwn ? await countOpenLeads(id).catch(() => openLeads) : 0;
    if (count > 0) setHandOver({ action, change, message });
    else setConfirming({ isOffered: true, label: action, warning, run: () => mutate(update(change, message)) });
  };
  const roleItem = (next: Role): MenuItem => {
    const label = `Make ${roleNames[next].toLowerCase()}`;
    const change = { role: next };
    const message = `${name} is now ${next}.`;
    const warning = `${name} is signed out, and has the rights of the new role after signing in again.`;
    return {
      isOffered: next !== role,
      label,
      ...(next === 'viewer'
        ? { run: () => updateOwner(`Make ${name} a viewer`, warning, change, message) }
        : { warning, run: () => mutate(update(change, message)) }),
    };
  };
  const items: MenuItem[] = [
    { isOffered: true, label: 'Rename…', run: () => setIsRenaming(true) },
    ...roles.map(roleItem),
    {
      isOffered: true,
      label: canExport ? 'Forbid the export of leads' : 'Allow the export of leads',
      run: () =>
        mutate(update({ canExport: !canExport }, `${name} ${canExport ? 'can no longer' : 'can'} export leads.`)),
    },
    {
      isOffered: isEnabled && !hasLinkOnServer,
      label: state === 'invited' ? 'Resend invitation' : 'Send password reset',
      run: () =>
        mutate({
          send: () => createLink(id).then((created) => onLinkCreated(name, created)),
          failed: 'The link was not created',
        }),
    },
    {
      isOffered: canOwn,
      label: absence ? 'Change absence…' : 'Set absence…',
      run: () => setIsAbsenceOpen(true),
    },
    {
      isOffered: absence !== null,
      label: 'Remove absence',
      run: () =>
        mutate({
          send: () => endAbsence(id),
          failed: 'The absence was not removed',
          done: ['Absence removed', `${name} gets leads by rule again.`],
        }),
    },
    {
      isOffered: state === 'active',
      label: 'Sign out everywhere',
      warning: `All sessions of ${name} end. What is typed and not saved stays in the lead desk.`,
      run: () =>
        mutate({
          send: () => endMemberSessions(id),
          failed: `${name} is still signed in`,
          done: ['Signed out', `${name} was signed out of all sessions.`],
        }),
    },
    {
      isOffered: hasSecondFactor,
      label: 'Reset two-step verification',
      warning: `${name} can sign in with the password alone until it is set up again.`,
      run: () =>
        mutate({
          send: () => resetSecondFactor(id),
          failed: 'Two-step verification was not reset',
          done: ['Two-step verification reset', `${name} can sign in with the password alone.`],
        }),
    },
    {
      isOffered: !canOwn && openLeads > 0,
      label: 'Hand over leads…',
      run: () => setHandOver({ action: 'Hand over', change: {}, message: `${name} has no open leads any more.` }),
    },
    {
      isOffered: isEnabled,
      label: 'Disable…',
      run: () =>
        updateOwner(
          `Disable ${name}`,
          `${name} is signed out and can no longer sign in, until the account is enabled again. API tokens that ${name} has created go on: revoke them under Integrations.`,
          { isDisabled: true },
          `${name} was signed out and can no longer sign in.`,
        ),
    },
    {
      isOffered: !isEnabled,
      label: 'Enable',
      run: () => mutate(update({ isDisabled: false }, `${name} can sign in again.`)),
    },
  ];
  const offered = items
    .filter(({ isOffered }) => isOffered)
    .map((item) => ({ label: item.label, run: item.warning ? () => setConfirming(item) : item.run }));

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
        {roleNames[role]}
        {canExport && <span className={mutedLine}>Can export leads</span>}
      </TableCell>
      <TableCell>
        {states[state]}
        {absence && <span className={mutedLine}>{awayText(absence)}</span>}
        {openLeads > 0 && (
          <span className={mutedLine}>
            <Link to={inboxPath(`${openFilter}&owner=${id}`)} className={link}>
              {openLeadsOf(member)}
            </Link>
          </span>
        )}
        {isEnabled && hasLinkOnServer && !isMe && (
          <span className={mutedLine}>
            New password only on the server: <code>npm run staff -- password {email}</code>
          </span>
        )}
        {isRenaming && (
          <RenameDialog
            title={`Rename ${name}`}
            description="Customers see the name as the sender of mail."
            form={`name of staff ${id}`}
            name={name}
            rename={(next) => updateMember(id, { name: next })}
            onRenamed={(next) => toast.success('Changes saved', `${name} is now ${next}.`)}
            onClose={() => setIsRenaming(false)}
          />
        )}
        {isAbsenceOpen && (
          <AbsenceDialog member={member} openLeads={openLeads} onClose={() => setIsAbsenceOpen(false)} />
        )}
        {handOver && (
          <HandOverDialog
            member={member}
            action={handOver.action}
            onConfirm={(leadsTo) => mutateAsync(update({ ...handOver.change, leadsTo }, handOver.message))}
            onClose={() => setHandOver(undefined)}
          />
        )}
        {confirming && (
          <ConfirmDialog
            title={`${confirming.label}?`}
            description={confirming.warning}
            label={confirming.label}
            run={async () => confirming.run()}
            failed="Changes were not saved"
            onClose={() => setConfirming(undefined)}
          />
        )}
      </TableCell>
      <TableCell>
        {isMe ? (
          <Link to={accountPath} className={link}>
            Your account
          </Link>
        ) : (
          <Button
            size="sm"
            tone="plain"
            disabled={isPending}
            aria-haspopup="menu"
            aria-label={`Actions for ${name}`}
            onClick={({ currentTarget }) => openMenu(name, offered, currentTarget)}
          >
            <Icon of={EllipsisIcon} size="sm" />
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
