import type { LeadEventKind } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
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
import type { ReactNode } from 'react';
import { contacts, outcomes as outcomeNames } from '../leads/contacts.content.ts';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { useUndo } from '../leads/use-lead-mutations.ts';
import { useHasRole } from '../session/session.ts';
import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { SubmissionDetails } from './submission-details.tsx';
import * as styles from './timeline.styles.ts';

const icons: Record<LeadEventKind, typeof InboxIcon> = {
  submitted: InboxIcon,
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
  const hasFailed = entry.delivery?.state === 'failed';
  return (
    <li className={styles.entry}>
      <span
        className={styles.icon}
        data-failed={hasFailed || entry.kind === 'spam' || undefined}
        data-submission={entry.kind === 'submitted' || undefined}
      >
        {entry.status && entry.kind !== 'undone' ? (
          <StatusIcon status={entry.status.to} />
        ) : (
          <Icon of={hasFailed ? MailXIcon : icons[entry.kind]} size="sm" />
        )}
      </span>
      <div className={styles.content}>
        <p className={styles.line}>
          <span>
            <Summary entry={entry} lead={lead} />
          </span>
          <time className={styles.time} dateTime={entry.at} title={formatDateTime(entry.at)}>
            {formatShortDateTime(entry.at)}
          </time>
          <UndoButton entry={entry} leadId={lead.id} />
        </p>
        {entry.submission && <SubmissionDetails submission={entry.submission} />}
        {entry.details.length > 0 && <ContactChanges changes={entry.details} />}
        {entry.note && (
          <p className={styles.note} dir="auto">
            {entry.note}
          </p>
        )}
        {entry.delivery && <DeliveryDetails leadId={lead.id} delivery={entry.delivery} isLatest={isLatest} />}
      </div>
    </li>
  );
}

function UndoButton({ entry, leadId }: { entry: TimelineEntry; leadId: number }) {
  const canEdit = useHasRole('agent');
  const { mutate: undo, isPending } = useUndo();
  const { batchId, isUndoable } = entry;
  if (!batchId || !isUndoable || !canEdit) return null;
  return (
    <Button
      size="sm"
      tone="plain"
      className={styles.undo}
      disabled={isPending}
      aria-label={`Undo the change of ${formatShortDateTime(entry.at)}`}
      onClick={() => undo({ batchId, ids: [leadId] })}
    >
      Undo
    </Button>
  );
}

const fieldNames = { name: 'Name', email: 'Email', company: 'Company', phone: 'Phone' };

/** The values before and after a change of contact details. */
const ContactChanges = ({ changes }: { changes: TimelineEntry['details'] }) => (
  <dl className={styles.changes}>
    {changes.map(({ field, from, to }) => (
      <div key={field}>
        <dt>{fieldNames[field]}</dt>
        <dd>
          <del dir="auto">{from ?? 'none'}</del> → <ins dir="auto">{to ?? 'none'}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

/** What was undone, by the kind of the event. */
const undoneActions: Partial<Record<LeadEventKind, string>> = {
  details: 'restored the contact details',
  contact: 'removed the logged contact',
  assigned: 'undid the change of owner',
  spam: 'undid the move to spam',
  released: 'undid the release from spam',
};

const channels = { 'sales-email': 'Email to', acknowledgement: 'Confirmation email to', webhook: 'Webhook to' };
const outcomes = { sent: 'was sent', failed: 'could not be delivered', waiting: 'is queued for another try' };

/** The event as a sentence. */
function Summary({ entry, lead }: { entry: TimelineEntry; lead: Lead }): ReactNode {
  const { kind, status, owner, delivery } = entry;
  const actor = <Name>{entry.actor?.name ?? 'System'}</Name>;
  switch (kind) {
    case 'submitted':
      return (
        <>
          <Name>{entry.submission?.name ?? lead.name}</Name>{' '}
          {entry.submission?.kind === 'case-study' ? 'requested the case study' : 'submitted the contact form'}
        </>
      );
    case 'details':
      return <>The form changed the contact details</>;
    case 'status':
      if (status?.from === status?.to) return <>{actor} closed the new request</>;
      return status ? (
        <>
          {actor} changed the status from {statuses[status.from].name} to {statuses[status.to].name}
        </>
      ) : (
        <>{actor} changed the status</>
      );
    case 'assigned':
      if (!owner?.to)
        return (
          <>
            {actor} removed {owner?.from?.name ?? 'the owner'} as owner
          </>
        );
      if (owner.to.id === entry.actor?.id) return <>{actor} took ownership</>;
      return (
        <>
          {actor} assigned the lead to <Name>{owner.to.name}</Name>
        </>
      );
    case 'contact':
      return entry.contact ? (
        <>
          {actor} {contacts[entry.contact.channel].done} <bdi>{lead.name}</bdi>
          {entry.contact.outcome && `: ${outcomeNames[entry.contact.outcome]}`}
        </>
      ) : null;
    case 'note':
      return <>{actor} added a note</>;
    case 'reopened':
      return (
        <>
          Reopened because {lead.name} wrote again
          {status && `: status changed from ${statuses[status.from].name} to ${statuses[status.to].name}`}
        </>
      );
    case 'spam':
      return <>{actor} moved the lead to spam</>;
    case 'released':
      return <>{actor} marked the lead as not spam</>;
    case 'merged':
      return (
        <>
          {actor} merged <bdi>{entry.lead?.name ?? 'another lead'}</bdi> into this lead
        </>
      );
    case 'separated':
      return (
        <>
          {actor} separated <bdi>{entry.lead?.name ?? 'another lead'}</bdi> from this lead
        </>
      );
    case 'undone':
      return <UndoneSummary entry={entry} actor={actor} />;
    case 'delivery':
      return delivery ? (
        <>
          {channels[delivery.channel]} <bdi>{readableEmail(delivery.recipient)}</bdi> {outcomes[delivery.state]}
        </>
      ) : null;
  }
}

function UndoneSummary({ entry, actor }: { entry: TimelineEntry; actor: ReactNode }): ReactNode {
  const { undoneKind, status, lead } = entry;
  if (status)
    return (
      <>
        {actor} restored the status from {statuses[status.from].name} to {statuses[status.to].name}
      </>
    );
  if (undoneKind === 'merged' || undoneKind === 'separated')
    return (
      <>
        {actor} undid the {undoneKind === 'merged' ? 'merge with' : 'separation from'}{' '}
        <bdi>{lead?.name ?? 'another lead'}</bdi>
      </>
    );
  return (
    <>
      {actor} {(undoneKind && undoneActions[undoneKind]) ?? 'undid a change'}
    </>
  );
}

const Name = ({ children }: { children: ReactNode }) => <bdi className={styles.actor}>{children}</bdi>;
