import type { Message } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { EllipsisIcon } from '@portal/ui/icons';
import { openChoice } from '../commands/overlay.ts';
import { messagePath } from '../files/message-files.ts';
import { iconButton } from '../shared.styles.ts';

/** What is rarely needed of a message. */
export const MessageMenu = ({ message: { id, subject } }: { message: Message }) => (
  <button
    type="button"
    className={iconButton}
    aria-haspopup="dialog"
    aria-label={`Actions for the message ${subject}`}
    onClick={() =>
      openChoice(subject || 'Message', [
        { label: 'Download the original message', hint: '.eml', run: () => location.assign(messagePath(id, 'raw')) },
      ])
    }
  >
    <Icon of={EllipsisIcon} size="sm" />
  </button>
);
