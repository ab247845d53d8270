import type { LeadEventKind } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead, TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  CalendarIcon,
  CheckIcon,
  InboxIcon,
  MailXIcon,
  MergeIcon,
  NoteIcon,
  PauseIcon,
  PhoneIcon,
  SendIcon,
  TargetIcon,
  TimerIcon,
  UndoIcon,
  UserIcon,
} from '@portal/ui/icons';
import { Details } from '../../app/layout/details.tsx';
import { corrections, detailText, fieldNames } from '../../leads/details.content.ts';
import { invalidateLeads } from '../../leads/leads.queries.ts';
import { StatusIcon } from '../../leads/status-icon.tsx';
import { useUndo } from '../../leads/use-lead-mutations.ts';
import { isolated } from '../../sentence.tsx';
import { useHasRole } from '../../session/session.ts';
import { link, muted } from '../../shared.styles.ts';
import { formatShortDateTime } from '../../time/business-time.ts';
import { ShortTime } from '../../time/short-time.tsx';
import { useAction } from '../../use-action.ts';
import { DetailQuestions } from './detail-questions.tsx';
import { summaryOf } from './event-summary.tsx';
import { MessageCard, MessageHead } from './message-card.tsx';
import { messagePath } from './message-files.ts';
import { RequestCard } from './request-card.tsx';
import * as styles from './thread.styles.ts';

const icons: Record<LeadEventKind, typeof InboxIcon> = {
  submitted: InboxIcon,
  message: SendIcon,
  undelivered: MailXIcon,
  details: UserIcon,
  status: CheckIcon,
  outcome: CheckIcon,
  expected: TargetIcon,
  assigned: UserIcon,
  contact: PhoneIcon,
  note: NoteIcon,
  visit: CalendarIcon,
  'next-step': TimerIcon,
  snooze: PauseIcon,
  reopened: InboxIcon,
  spam: BanIcon,
  released: UndoIcon,
  merged: MergeIcon,
  separated: MergeIcon,
  moved: MergeIcon,
  undone: UndoIcon,
  delivery: SendIcon,
};

type Contact = NonNullable<TimelineEntry['contact']>;

interface EntryProps {
  entry: TimelineEntry;
  lead: Lead;
}

interface ThreadEntryProps extends EntryProps {
  /** That the message counts as a contact. */
  answer: TimelineEntry | undefined;
}

/** Whether an entry is about the desk's own work, and not part of the conversation. */
export const isLogEntry = ({ kind, contact, request }: TimelineEntry): boolean => {
  if (kind === 'submitted') return request === null;
  if (kind === 'note') return false;
  // The message that was sent is in the conversation itself.
  if (kind === 'contact') return contact?.messageId != null;
  return kind !== 'message';
};

/** One entry of the conversation. */
export function ThreadEntry({ entry, lead, answer }: ThreadEntryProps) {
  const { kind, request, note, message, contact } = entry;
  if (request)
    return (
      <>
        <RequestCard
          lead={lead}
          request={request}
          message={message}
          head={
            message ? (
              <MessageHead lead={lead} message={message} at={<ShortTime at={entry.at} />} />
            ) : (
              <Head entry={entry} lead={lead} />
            )
          }
        />
        <DetailQuestions lead={lead} request={request} />
      </>
    );
  if (message && kind === 'message') return <MessageCard lead={lead} message={message} entry={entry} answer={answer} />;
  if (kind === 'note') return <NoteCard entry={entry} lead={lead} />;
  if (kind === 'contact')
    return (
      <>
        <div className={styles.divider}>
          <span>
            {summaryOf(entry, lead)} {contact?.file && <QuoteFile file={contact.file} />} · <ShortTime at={entry.at} />{' '}
            <UndoButton entry={entry} leadId={lead.id} />
          </span>
        </div>
        {note && <NoteCard entry={entry} lead={lead} />}
      </>
    );
  return <LogEntry entry={entry} lead={lead} />;
}

const NoteCard = ({ entry, lead }: EntryProps) => (
  <article className={styles.card} data-note>
    {entry.kind === 'note' && <Head entry={entry} lead={lead} />}
    <p className={styles.text} dir="auto">
      {entry.note}
    </p>
  </article>
);

const Head = ({ entry, lead }: EntryProps) => (
  <p className={styles.head}>
    <span>{summaryOf(entry, lead)}</span>
    <span className={styles.headEnd}>
      <ShortTime at={entry.at} />
    </span>
  </p>
);

const QuoteFile = ({ file: { messageId, part, name } }: { file: NonNullable<Contact['file']> }) => (
  <a href={messagePath(messageId, `attachments/${part}`)} className={link} download={name}>
    {isolated(name)}
  </a>
);

/** Entries of the log that follow each other: one is shown, more are folded. */
export function LogEntries({ entries, lead }: { entries: TimelineEntry[]; lead: Lead }) {
  const list = entries.map((entry) => <LogEntry key={entry.id} entry={entry} lead={lead} />);
  if (entries.length === 1) return list;
  return (
    <details className={styles.fold}>
      <summary>{entries.length} log entries</summary>
      <div className={styles.log}>{list}</div>
    </details>
  );
}

function LogEntry({ entry, lead }: EntryProps) {
  const { kind, at, status, details, delivery, contact } = entry;
  const hasFailed = delivery?.state === 'failed';
  return (
    <div className={styles.logEntry} data-failed={hasFailed || undefined}>
      {status && kind !== 'undone' ? (
        <StatusIcon status={status.to} />
      ) : (
        <Icon of={hasFailed ? MailXIcon : contact?.channel === 'email' ? SendIcon : icons[kind]} size="sm" />
      )}
      <div>
        <p className={styles.line}>
          <span>{summaryOf(entry, lead)}</span>
          <ShortTime at={at} />
          <UndoButton entry={entry} leadId={lead.id} />
        </p>
        {details.length > 1 && <ContactChanges changes={details} />}
        {delivery && <DeliveryDetails leadId={lead.id} delivery={delivery} />}
      </div>
    </div>
  );
}

/** A message that was sent cannot be undone, only that it counts as an answer. */
function UndoButton({ entry, leadId }: { entry: TimelineEntry; leadId: number }) {
  const { batchId, isUndoable, at } = entry;
  const canEdit = useHasRole('agent');
  const { mutate: undo, isPending } = useUndo();
  if (!batchId || !isUndoable || !canEdit) return null;
  const isSent = entry.contact?.messageId != null;
  return (
    <Button
      size="sm"
      tone="plain"
      className={styles.undo}
      disabled={isPending}
      aria-label={`${isSent ? 'Count as unanswered: the email' : 'Undo the change'} of ${formatShortDateTime(at)}`}
      onClick={() => undo({ batchId, ids: [leadId] })}
    >
      {isSent ? 'Count as unanswered' : 'Undo'}
    </Button>
  );
}

const ContactChanges = ({ changes }: { changes: TimelineEntry['details'] }) => (
  <Details
    of={changes.map(({ field, value, action }) => [
      fieldNames[field],
      <>
        <bdi>{detailText(field, value)}</bdi>: {corrections[action]}
      </>,
    ])}
  />
);

interface DeliveryDetailsProps {
  leadId: number;
  delivery: NonNullable<TimelineEntry['delivery']>;
}

/** The error of a failed delivery, with a button that tries again. */
function DeliveryDetails({ leadId, delivery }: DeliveryDetailsProps) {
  const { id, state, currentState, attempts, lastError } = delivery;
  const canEdit = useHasRole('agent');
  const { mutate: resend, isPending } = useAction({
    run: () => unwrap(staff.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id } } })),
    failed: 'The delivery was not queued',
    onSuccess: () => toast.success('Delivery queued', 'The timeline shows when it was sent.'),
    onSettled: () => invalidateLeads([leadId]),
  });
  if (state !== 'failed') return null;

  return (
    <>
      <p className={muted}>
        {lastError ?? 'Unknown error.'} {attempts > 1 && `${attempts} attempts.`}
      </p>
      {currentState === 'failed' && canEdit && (
        <Button size="sm" tone="quiet" disabled={isPending} onClick={() => resend()}>
          {isPending ? 'Sending…' : 'Resend'}
        </Button>
      )}
    </>
  );
}
