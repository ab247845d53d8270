import { readableEmail } from '@portal/contracts/readable-email';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, Message, TimelineEntry } from '@portal/staff-client/lead';
import { EllipsisIcon } from '@portal/ui/icons';
import { findLead, type MenuItem, openMenu } from '../../commands/overlay.ts';
import { IconButton } from '../../controls.tsx';
import { shownValues, useCorrectLead } from '../../leads/use-correct-lead.ts';
import { useUndo, useUndoableAction } from '../../leads/use-lead-mutations.ts';
import { useHasRole } from '../../session/session.ts';
import { messagePath } from './message-files.ts';

interface MessageMenuProps {
  lead: Lead;
  message: Message;
  /** That it counts as a contact. */
  answer: TimelineEntry | undefined;
}

/** What is rarely needed of a message: whom it is of, where it belongs, whether it is an answer, and its file. */
export function MessageMenu({ lead, message, answer }: MessageMenuProps) {
  const { id, requestId, subject, from, writer, forwardedFrom, isMovable } = message;
  const canEdit = useHasRole('agent');
  const { mutate: move } = useMoveMessage(lead);
  const { mutate: correct } = useCorrectLead(lead);
  const { mutate: undo } = useUndo();
  const batchId = answer?.isUndoable && answer.batchId;
  const address = writer === 'correspondent' && from?.address;
  const correctEmail = (value: string, done: string, changes: Parameters<typeof correct>[0]['changes']) =>
    correct({ field: 'email', value, done, changes });
  const changes = [
    address && {
      label: 'This is also the customer’s address',
      hint: readableEmail(address),
      run: () => correctEmail(address, 'Email added', [{ value: address, action: 'add' }]),
    },
    address && isMovable && requestId && { label: 'Start a lead for the sender', run: () => move({ message }) },
    forwardedFrom &&
      !shownValues(lead, 'email').includes(forwardedFrom.address) && {
        label: `Make ${forwardedFrom.name || 'the original sender'} the customer`,
        hint: readableEmail(forwardedFrom.address),
        run: () =>
          correctEmail(forwardedFrom.address, 'Customer changed', customerChanges(lead, requestId, forwardedFrom)),
      },
    isMovable && {
      label: 'Move to another lead…',
      run: () => findLead('Move the email to another lead', lead.id, (target) => move({ message, target })),
    },
    batchId && { label: 'Count as unanswered', run: () => undo({ batchId, ids: [lead.id] }) },
  ];
  const items: MenuItem[] = [
    ...(canEdit ? changes : []).filter((change) => !!change),
    { label: 'Download the original message', hint: '.eml', run: () => location.assign(messagePath(id, 'raw')) },
  ];
  return (
    <IconButton
      icon={EllipsisIcon}
      aria-haspopup="menu"
      aria-label={`Actions for the message ${subject}`}
      onClick={({ currentTarget }) => openMenu(subject || 'Message', items, currentTarget)}
    />
  );
}

/** The name of the colleague who has forwarded the mail is no longer that of the lead. */
function customerChanges(lead: Lead, requestId: number | null, { name, address }: Message['to'][number]) {
  const ofColleague = lead.details.name.filter(
    ({ requestIds: [id, ...others] }) => id === requestId && others.length === 0,
  );
  const named = [
    { field: 'name' as const, value: name, action: 'add' as const },
    { field: 'name' as const, value: name, action: 'prefer' as const },
    ...ofColleague.map(({ value }) => ({ field: 'name' as const, value, action: 'hide' as const })),
  ];
  return [{ value: address, action: 'add' as const }, ...(name ? named : [])];
}

interface Move {
  message: Message;
  /** Without it, the lead of the sender, which may be new. */
  target?: { id: number; name: string };
}

/** Moves an e-mail of the conversation to another lead, and offers to undo it. */
const useMoveMessage = (lead: Pick<Lead, 'id'>) =>
  useUndoableAction({
    run: ({ message, target }: Move) =>
      unwrap(
        staff.POST('/api/admin/messages/{id}/move', {
          params: { path: { id: message.id } },
          body: { leadId: target?.id ?? null },
        }),
      ),
    failed: 'The email was not moved',
    done: ({ message: { from }, target }) => {
      const sender = from ? from.name || readableEmail(from.address) : 'the sender';
      return ['Email moved', `It is part of the lead of ${target?.name ?? sender} now.`];
    },
    leadIds: ({ target }, result) => [lead.id, result?.leadId ?? target?.id ?? lead.id],
  });
