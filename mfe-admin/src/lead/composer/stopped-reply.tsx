import { readableEmail } from '@portal/contracts/readable-email';
import type { EarlierMessage as Earlier } from '@portal/staff-client/api-error';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css, cx } from 'styled-system/css';
import { serverNow } from '../../session/server-time.ts';
import { buttons, notice } from '../../shared.styles.ts';
import { ShortTime } from '../../time/short-time.tsx';
import { summaryOf } from '../thread/event-summary.tsx';
import { focusMessage, focusTimeline } from '../thread/message-anchor.ts';

const box = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const text = css({ display: 'block', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '3' });

interface NewEntriesProps {
  lead: Lead;
  /** What has come since the conversation was read. */
  ids: readonly number[];
  onSend: () => void;
}

/** A message was not sent because somebody has written meanwhile: shows what, and offers to send it all the same. */
export function NewEntries({ lead, ids, onSend }: NewEntriesProps) {
  const entries = lead.timeline.filter(({ id }) => ids.includes(id)).toReversed();
  const message = entries.find((entry) => entry.message)?.message;
  return (
    <div className={cx(notice, box)} role="alert">
      <p>
        <strong>Not sent: somebody has written since you read this conversation.</strong>
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {summaryOf(entry, lead)} · <ShortTime at={entry.at} />
            <span className={text} dir="auto">
              {entry.message?.text ?? entry.request?.message ?? entry.note}
            </span>
          </li>
        ))}
      </ul>
      <span className={buttons}>
        <Button size="sm" onClick={() => (message ? focusMessage(message.id) : focusTimeline())}>
          Read it
        </Button>
        <Button size="sm" tone="quiet" onClick={onSend}>
          Send anyway
        </Button>
      </span>
    </div>
  );
}

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
    <div className={notice} role="alert">
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
