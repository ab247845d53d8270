import { toast } from '@portal/platform';
import type { Draft } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { closeOther } from '../session/drafts.ts';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  padding: '2',
  paddingInlineStart: '3',
  borderTop: 'hairline',
  bg: 'bg.sunken',
  fontSize: 'xs',
});
const message = css({ flex: '1 1 16rem', minWidth: '0' });
const quote = css({
  display: 'block',
  color: 'fg.muted',
  lineClamp: '3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const buttons = css({ display: 'flex', gap: '1' });

interface ServerSilentProps {
  /** What is being saved: "note". */
  what: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** The server has not responded for a while. Its response is still accepted. */
export function ServerSilent({ what, onRetry, onCancel }: ServerSilentProps) {
  return (
    <div className={box} role="alert">
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
    <div key={draft.id} className={box} role="status">
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
