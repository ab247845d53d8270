import { readableEmail } from '@portal/contracts/readable-email';
import type { EarlierMessage as Earlier } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { cx } from 'styled-system/css';
import { serverNow } from '../../session/server-time.ts';
import { buttons, notice } from '../../shared.styles.ts';
import { ShortTime } from '../../time/short-time.tsx';

interface EarlierMessageProps {
  /** Missing if the API does not know which one. */
  message: Earlier | undefined;
  problem: string;
  onReplace: (message: Earlier) => void;
  onSendAnother: () => void;
}

/** The text was sent already, with other words or recipients: asks what to do with this version. */
export function EarlierMessage({ message, problem, onReplace, onSendAnother }: EarlierMessageProps) {
  const isWaiting = message?.state === 'waiting' && Date.parse(message.sendAt) > serverNow();
  return (
    <div className={cx(notice)} role="alert">
      <p>
        {message ? (
          <>
            An earlier version of this message was sent to{' '}
            <bdi>{[...message.to, ...message.cc].map(readableEmail).join(', ')}</bdi> ·{' '}
            <ShortTime at={message.sendAt} />
          </>
        ) : (
          problem
        )}
      </p>
      <span className={buttons}>
        {message && isWaiting && (
          <Button size="sm" onClick={() => onReplace(message)}>
            Take it back and send this one
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onSendAnother}>
          {message ? 'Send this one too' : 'Send it'}
        </Button>
      </span>
    </div>
  );
}
