import type { LeadEventKind } from '@portal/contracts/lead';
import type { Lead, TimelineEntry } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  CheckIcon,
  InboxIcon,
  MailXIcon,
  MergeIcon,
  NoteIcon,
  PhoneIcon,
  SendIcon,
  UndoIcon,
  UserIcon,
} from '@portal/ui/icons';
import { Details } from '../layout/details.tsx';
import { corrections, detailText, fieldNames } from '../leads/details.content.ts';
import { StatusIcon } from '../leads/status-icon.tsx';
import { useUndo } from '../leads/use-lead-mutations.ts';
import { useHasRole } from '../session/session.ts';
import { muted } from '../shared.styles.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DetailQuestions } from './detail-questions.tsx';
import { summaryOf } from './event-summary.tsx';
import { RequestDetails } from './request-details.tsx';
import * as styles from './timeline.styles.ts';

const icons: Record<LeadEventKind, typeof InboxIcon> = {
  submitted: InboxIcon,
  message: SendIcon,
  undelivered: MailXIcon,
  details: UserIcon,
  status: CheckIcon,
  assigned: UserIcon,
  contact: PhoneIcon,
  note: NoteIcon,
  reopened: InboxIcon,
  spam: BanIcon,
  released: UndoIcon,
  merged: MergeIcon,
  separated: MergeIcon,
  undone: UndoIcon,
  delivery: SendIcon,
};

interface TimelineItemProps {
  entry: TimelineEntry;
  lead: Lead;
  /** Whether it is the latest entry of its delivery. */
  isLatest: boolean;
}

export function TimelineItem({ entry, lead, isLatest }: TimelineItemProps) {
  const { kind, at, status, request, details, note, delivery } = entry;
  const hasFailed = delivery?.state === 'failed';
  return (
    <li className={styles.entry}>
      <span
        className={styles.icon}
        data-failed={hasFailed || kind === 'spam' || undefined}
        data-request={kind === 'submitted' || undefined}
      >
        {status && kind !== 'undone' ? (
          <StatusIcon status={status.to} />
        ) : (
          <Icon of={hasFailed ? MailXIcon : icons[kind]} size="sm" />
        )}
      </span>
      <div className={styles.content}>
        <p className={styles.line}>
          <span>{summaryOf(entry, lead)}</span>
          <time className={muted} dateTime={at} title={formatDateTime(at)}>
            {formatShortDateTime(at)}
          </time>
          <UndoButton entry={entry} leadId={lead.id} />
        </p>
        {request && <RequestDetails request={request} />}
        {request && <DetailQuestions lead={lead} request={request} />}
        {details.length > 1 && <ContactChanges changes={details} />}
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {delivery && <DeliveryDetails leadId={lead.id} delivery={delivery} isLatest={isLatest} />}
      </div>
    </li>
  );
}

function UndoButton({ entry: { batchId, isUndoable, at }, leadId }: { entry: TimelineEntry; leadId: number }) {
  const canEdit = useHasRole('agent');
  const { mutate: undo, isPending } = useUndo();
  if (!batchId || !isUndoable || !canEdit) return null;
  return (
    <Button
      size="sm"
      tone="plain"
      className={styles.undo}
      disabled={isPending}
      aria-label={`Undo the change of ${formatShortDateTime(at)}`}
      onClick={() => undo({ batchId, ids: [leadId] })}
    >
      Undo
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
