import { readableEmail } from '@portal/contracts/readable-email';
import type { Lead, Message, TimelineEntry } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { EllipsisIcon } from '@portal/ui/icons';
import { findLead, type MenuItem, openMenu } from '../../commands/overlay.ts';
import { shownValues, useCorrectLead } from '../../leads/use-correct-lead.ts';
import { useUndo } from '../../leads/use-lead-mutations.ts';
import { useHasRole } from '../../session/session.ts';
import { iconButton } from '../../shared.styles.ts';
import { messagePath } from './message-files.ts';
import { useMoveMessage } from './use-move-message.ts';

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
  const batchId = canEdit && answer?.isUndoable && answer.batchId;
  const ofAnswer = batchId ? [{ label: 'Count as unanswered', run: () => undo({ batchId, ids: [lead.id] }) }] : [];
  const address = canEdit && writer === 'correspondent' && from?.address;
  const ofCorrespondent: MenuItem[] = address
    ? [
        {
          label: 'This is also the customer’s address',
          hint: readableEmail(address),
          run: () =>
            correct({
              field: 'email',
              value: address,
              done: 'Email added',
              changes: [{ value: address, action: 'add' }],
            }),
        },
        ...(isMovable && requestId ? [{ label: 'Start a lead for the sender', run: () => move({ message }) }] : []),
      ]
    : [];
  const ofForward: MenuItem[] =
    canEdit && forwardedFrom && !shownValues(lead, 'email').includes(forwardedFrom.address)
      ? [
          {
            label: `Make ${forwardedFrom.name || 'the original sender'} the customer`,
            hint: readableEmail(forwardedFrom.address),
            run: () =>
              correct({
                field: 'email',
                value: forwardedFrom.address,
                done: 'Customer changed',
                changes: customerChanges(lead, requestId, forwardedFrom),
              }),
          },
        ]
      : [];
  const ofAll: MenuItem[] =
    canEdit && isMovable
      ? [
          {
            label: 'Move to another lead…',
            run: () => findLead('Move the email to another lead', lead.id, (target) => move({ message, target })),
          },
        ]
      : [];
  const items = [
    ...ofCorrespondent,
    ...ofForward,
    ...ofAll,
    ...ofAnswer,
    { label: 'Download the original message', hint: '.eml', run: () => location.assign(messagePath(id, 'raw')) },
  ];
  return (
    <button
      type="button"
      className={iconButton}
      aria-haspopup="menu"
      aria-label={`Actions for the message ${subject}`}
      onClick={({ currentTarget }) => openMenu(subject || 'Message', items, currentTarget)}
    >
      <Icon of={EllipsisIcon} size="sm" />
    </button>
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
