import { readableEmail } from '@portal/contracts/readable-email';
import type { Lead, Message, TimelineEntry } from '@portal/staff-client/lead';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { shownValues } from '../../leads/use-correct-lead.ts';
import { describeVisit } from '../../leads/visits.content.ts';
import { isolated, sentence } from '../../sentence.tsx';
import { caution } from '../../shared.styles.ts';
import { ShortTime } from '../../time/short-time.tsx';
import { messageAnchor } from './message-anchor.ts';
import { MessageBody } from './message-body.tsx';
import { MessageDelivery } from './message-delivery.tsx';
import { MessageMenu } from './message-menu.tsx';
import * as styles from './thread.styles.ts';

type Mailbox = Message['to'][number];

/** What machines send, which is folded. */
const automaticKinds: Partial<Record<Message['kind'], string>> = {
  'auto-reply': 'Automatic reply',
  bounce: 'Delivery report',
  receipt: 'Read receipt',
  'calendar-answer': 'Answer to an invitation',
};

interface MessageCardProps {
  lead: Lead;
  message: Message;
  entry: TimelineEntry;
  /** That it counts as a contact. */
  answer: TimelineEntry | undefined;
}

/** An e-mail that is no request: ours, or that of a machine. */
export function MessageCard({ lead, message, entry, answer }: MessageCardProps) {
  const automatic = automaticKinds[message.kind];
  const sender = isolated(nameOf(message.from, lead));
  const isOurs = message.direction === 'out' || message.kind === 'own';
  const hasFailed = message.delivery != null && !['waiting', 'sent'].includes(message.delivery.state);
  if (automatic)
    return (
      <details {...messageAnchor(message.id)} className={styles.fold} open={entry.visit?.change === 'declined'}>
        <summary>
          {entry.visit ? sentence`${sender} ${describeVisit(entry.visit)}` : sentence`${automatic} of ${sender}`} ·{' '}
          <ShortTime at={entry.at} />
        </summary>
        <article className={styles.card}>
          <MessageHead lead={lead} message={message} />
          <MessageBody message={message} />
        </article>
      </details>
    );
  return (
    <article
      {...messageAnchor(message.id)}
      className={styles.card}
      data-ours={isOurs || undefined}
      data-failed={hasFailed || undefined}
      data-waiting={(message.delivery?.isScheduled && message.delivery.state === 'waiting') || undefined}
    >
      <MessageHead lead={lead} message={message} at={<ShortTime at={entry.at} />} answer={answer} />
      {entry.visit && (
        <p className={styles.text}>
          <strong>
            <bdi>{message.delivery?.sentBy?.name ?? nameOf(message.from, lead)}</bdi> {describeVisit(entry.visit)}
          </strong>
        </p>
      )}
      <MessageBody message={message} />
      {message.delivery && (
        <MessageDelivery
          leadId={lead.id}
          message={message}
          delivery={message.delivery}
          isVisit={entry.visit !== null}
          isAnswer={answer?.isUndoable ?? false}
        />
      )}
    </article>
  );
}

interface MessageHeadProps {
  lead: Lead;
  message: Message;
  at?: ReactNode;
  answer?: TimelineEntry | undefined;
}

/** Who wrote to whom about what. */
export function MessageHead({ lead, message, at, answer }: MessageHeadProps) {
  const { from, to, cc, subject, delivery, direction } = message;
  const sender = delivery?.sentBy?.name ?? nameOf(from, lead);
  const recipients = direction === 'out' ? [...to, ...cc] : cc;
  return (
    <header>
      <div className={styles.head}>
        <strong>
          <bdi>{sender}</bdi>
        </strong>
        {direction === 'in' && from && sender !== readableEmail(from.address) && (
          <bdi className={styles.address}>{readableEmail(from.address)}</bdi>
        )}
        <WriterTag message={message} />
        {recipients.length > 0 && (
          <span className={styles.address}>
            {direction === 'out' ? 'to ' : 'Cc '}
            {recipients.map(({ address }, index) => (
              <bdi key={address}>
                {index > 0 && ', '}
                {readableEmail(address)}
              </bdi>
            ))}
          </span>
        )}
        <span className={styles.headEnd}>
          {at}
          <MessageMenu lead={lead} message={message} answer={answer} />
        </span>
      </div>
      <WriterWarning message={message} />
      {subject && (
        <p className={styles.subject}>
          <bdi>{subject}</bdi>
        </p>
      )}
    </header>
  );
}

/** An e-mail can come without a name: the person of the lead has one. */
function nameOf(mailbox: Mailbox | null, lead: Lead): string {
  if (!mailbox) return 'Unknown';
  const address = readableEmail(mailbox.address);
  const isOfLead = shownValues(lead, 'email').some((own) => own.toLowerCase() === mailbox.address.toLowerCase());
  return mailbox.name || (isOfLead && lead.name) || address;
}

const tag = css({ fontStyle: 'italic' });

/** Who wrote an e-mail, if it is not the customer. */
const WriterTag = ({ message: { direction, kind, writer } }: { message: Message }) =>
  direction === 'in' && kind === 'message' && writer === 'correspondent' ? (
    <span className={tag}>not an address of the customer</span>
  ) : null;

/** Anybody can write the address of a colleague. */
const WriterWarning = ({ message: { claims } }: { message: Message }) =>
  claims && (
    <p className={caution} role="note">
      This email claims to be from <bdi>{claims.name}</bdi>. Our mail server does not confirm it.
    </p>
  );
