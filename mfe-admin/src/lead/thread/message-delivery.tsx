import { formatDue } from '@portal/contracts/business-time';
import { readableEmail } from '@portal/contracts/readable-email';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { Message } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useEffect, useState } from 'react';
import { addUndoable } from '../../commands/undo.ts';
import { runCommand } from '../../commands/use-commands.ts';
import { useUndoSend } from '../../leads/use-undo-send.ts';
import { drafts } from '../../session/drafts.ts';
import { secondsUntil, serverNow } from '../../session/server-time.ts';
import { signedInId, useHasRole } from '../../session/session.ts';
import { localTimeOf } from '../../time/business-time.ts';
import { useAction } from '../../use-action.ts';
import * as styles from './thread.styles.ts';

interface MessageDeliveryProps {
  leadId: number;
  message: Message;
  delivery: NonNullable<Message['delivery']>;
  /** It is about a site visit. */
  isVisit: boolean;
  /** It counts as an answer. */
  isAnswer: boolean;
}

/** How far a message of staff has got: it waits for some seconds or a chosen time, and until then its author can take it back. */
export function MessageDelivery({
  leadId,
  message,
  delivery: { state, lastError, notReached, sendAt, isScheduled, sentBy },
  isVisit,
  isAnswer,
}: MessageDeliveryProps) {
  const canEdit = useHasRole('agent');
  const isOwn = sentBy?.id === signedInId();
  const seconds = useSecondsUntil(sendAt, state === 'waiting' && !isScheduled);
  const { mutate: undo, mutateAsync: takeBack, isPending } = useUndoSend();
  const canUndo = isOwn && seconds > 0;
  const time = formatDue(localTimeOf(sendAt).join('T'));
  const isAhead = isScheduled && Date.parse(sendAt) > serverNow();
  const edit = useAction({
    run: () => editAgain(leadId, message),
    failed: 'Not all files were copied',
    onSettled: () => runCommand('reply'),
  });
  const sent = { leadId, messageId: message.id, isVisit, onUndone: () => isVisit || runCommand('reply') };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that can be taken back
  useEffect(() => {
    if (canUndo) addUndoable({ id: `message ${message.id}`, until: sendAt, run: () => takeBack(sent) });
  }, [canUndo, message.id]);

  if (state === 'sent')
    return (
      <p className={styles.delivery}>
        Sent {isScheduled && time}
        {isAnswer && ' · answered'}
      </p>
    );
  if (state === 'waiting')
    return (
      <p className={styles.delivery}>
        {isAhead
          ? `Goes out ${time}`
          : seconds > 0
            ? `Sending in ${seconds} s`
            : lastError
              ? `Not sent yet, trying again: ${lastError}`
              : 'Sending…'}
        {(canUndo || (isOwn && isAhead)) && (
          <Button tone="plain" size="sm" className={styles.undo} disabled={isPending} onClick={() => undo(sent)}>
            {isAhead ? 'Edit' : 'Undo'}
          </Button>
        )}
      </p>
    );
  return (
    <p className={styles.delivery} data-failed>
      <span>
        {state === 'bounced' && (
          <>
            Came back from <bdi>{notReached.map(readableEmail).join(', ')}</bdi>:{' '}
          </>
        )}
        {state === 'failed' && 'Not sent: '}
        {state === 'held' ? `Held, not sent ${time}: ${lastError}.` : (lastError ?? 'the reason is not known.')}
      </span>
      {state === 'held' && isOwn ? (
        <Button tone="plain" size="sm" className={styles.undo} disabled={isPending} onClick={() => undo(sent)}>
          Edit
        </Button>
      ) : canEdit && !isVisit ? (
        <Button tone="plain" size="sm" className={styles.undo} disabled={edit.isPending} onClick={() => edit.mutate()}>
          {edit.isPending ? 'Copying the files…' : 'Edit and send again'}
        </Button>
      ) : null}
    </p>
  );
}

/** Puts a message into the composer, below what is there, with its files. */
async function editAgain(leadId: number, { id, text, to, cc, subject, attachments }: Message): Promise<void> {
  const before = drafts.get(leadId, 'reply').text;
  const addressesOf = (mailboxes: Message['to']) => mailboxes.map(({ address }) => address).join(', ');
  const fields = { to: addressesOf(to), cc: addressesOf(cc), subject };
  drafts.change(leadId, 'reply', { text: before ? `${before}\n\n${text}` : text, fields });
  for (const { part, name } of attachments) {
    const content = await unwrap(
      staff.GET('/api/admin/messages/{id}/attachments/{part}', {
        params: { path: { id, part } },
        parseAs: 'blob',
        ...withoutLimit,
      }),
    );
    await drafts.attach(leadId, new File([content], name));
  }
}

/** Returns the seconds until a time, rounded up; 0 afterwards. */
function useSecondsUntil(at: string, isCounting: boolean): number {
  const [, setNow] = useState(0);
  const seconds = isCounting ? secondsUntil(at) : 0;
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
