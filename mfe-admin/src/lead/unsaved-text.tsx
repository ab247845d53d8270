import { toast } from '@portal/platform';
import type { Draft } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css, cx } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { closeOther } from '../session/drafts.ts';
import { buttons, notice } from '../shared.styles.ts';

const box = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const message = css({ flex: '1 1 16rem', minWidth: '0' });
export const quote = css({ display: 'block', color: 'fg', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface ServerSilentProps {
  /** What is being saved: "note". */
  what: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** The server has not responded for a while. Its response is still accepted. */
export function ServerSilent({ what, onRetry, onCancel }: ServerSilentProps) {
  return (
    <div className={cx(notice, box)} role="alert">
      <p className={message}>{`The server does not respond. Your ${what} is not stored yet.`}</p>
      <span className={buttons}>
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </div>
  );
}

/** Texts that the user has typed about this lead in another window at the same time. */
export function OtherDrafts({ leadId, drafts }: { leadId: number; drafts: Draft[] }) {
  const close = (draft: Draft, isAdded: boolean) =>
    closeOther(leadId, draft, { isAdded }).catch((error) =>
      toast.error('The other text is still there', errorMessage(error)),
    );
  return drafts.map((draft) => (
    <div key={draft.id} className={cx(notice, box)} role="status">
      <p className={message}>
        You have also typed this in another window:
        <q className={quote}>{draft.text}</q>
      </p>
      <span className={buttons}>
        <Button size="sm" tone="quiet" onClick={() => close(draft, true)}>
          Add it here
        </Button>
        <Button size="sm" tone="plain" onClick={() => close(draft, false)}>
          Discard it
        </Button>
      </span>
    </div>
  ));
}
