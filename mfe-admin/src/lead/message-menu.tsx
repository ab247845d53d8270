import { readableEmail } from '@portal/contracts/readable-email';
import { toast } from '@portal/platform';
import type { Lead, Message } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { EllipsisIcon } from '@portal/ui/icons';
import { type Choice, findLead, openChoice } from '../commands/overlay.ts';
import { errorMessage } from '../error-message.ts';
import { messagePath } from '../files/message-files.ts';
import { useCorrectLead } from '../leads/use-correct-lead.ts';
import { useHasRole } from '../session/session.ts';
import { iconButton } from '../shared.styles.ts';
import { useMoveMessage } from './use-move-message.ts';

/** What is rarely needed of a message: whom it is of, where it belongs, and its file. */
export function MessageMenu({ lead, message }: { lead: Lead; message: Message }) {
  const { id, requestId, subject, from, writer, isMovable } = message;
  const canEdit = useHasRole('agent');
  const { mutate: move } = useMoveMessage(lead);
  const { mutate: correct } = useCorrectLead(lead, {
    onError: (error) => toast.error('The contact details were not changed', errorMessage(error)),
  });
  const address = canEdit && writer === 'correspondent' && from?.address;
  const ofCorrespondent: Choice[] = address
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
  const ofAll: Choice[] =
    canEdit && isMovable
      ? [
          {
            label: 'Move to another lead…',
            run: () => findLead('Move the email to another lead', lead.id, (target) => move({ message, target })),
          },
        ]
      : [];
  return (
    <button
      type="button"
      className={iconButton}
      aria-haspopup="dialog"
      aria-label={`Actions for the message ${subject}`}
      onClick={() =>
        openChoice(subject || 'Message', [
          ...ofCorrespondent,
          ...ofAll,
          { label: 'Download the original message', hint: '.eml', run: () => location.assign(messagePath(id, 'raw')) },
        ])
      }
    >
      <Icon of={EllipsisIcon} size="sm" />
    </button>
  );
}
