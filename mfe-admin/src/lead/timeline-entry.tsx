import type { LeadEventKind } from '@portal/contracts/lead';
import type { Lead, TimelineEntry } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  CheckIcon,
  EyeIcon,
  InboxIcon,
  MailXIcon,
  MergeIcon,
  NoteIcon,
  SendIcon,
  UndoIcon,
  UserIcon,
} from '@portal/ui/icons';
import type { ReactNode } from 'react';
import { exactly, shortly } from '../time/moment.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { StatusMark } from './status-mark.tsx';
import { statusWords } from './statuses.content.ts';
import { SubmissionEntry } from './submission-entry.tsx';
import { by, line, entry as look, mark, note, what, when } from './timeline.styles.ts';

const icons: Record<LeadEventKind, typeof InboxIcon> = {
  submitted: InboxIcon,
  status: CheckIcon,
  assigned: UserIcon,
  note: NoteIcon,
  read: EyeIcon,
  spam: BanIcon,
  released: UndoIcon,
  merged: MergeIcon,
  separated: MergeIcon,
  delivery: SendIcon,
};

interface TimelineEntryViewProps {
  entry: TimelineEntry;
  lead: Lead;
  /** Whether nothing newer is known of the delivery it is about. */
  isLatest: boolean;
}

export function TimelineEntryView({ entry, lead, isLatest }: TimelineEntryViewProps) {
  const isBad = entry.delivery?.state === 'failed' || entry.kind === 'spam';
  return (
    <li className={look}>
      <span className={mark} data-bad={isBad || undefined} data-main={entry.kind === 'submitted' || undefined}>
        {entry.status ? (
          <StatusMark status={entry.status.to} />
        ) : (
          <Icon of={entry.delivery?.state === 'failed' ? MailXIcon : icons[entry.kind]} size="sm" />
        )}
      </span>
      <div className={what}>
        <p className={line}>
          <span>
            <Sentence entry={entry} lead={lead} />
          </span>
          <time className={when} dateTime={entry.at} title={exactly(entry.at)}>
            {shortly(entry.at)}
          </time>
        </p>
        {entry.submission && <SubmissionEntry submission={entry.submission} />}
        {entry.note && <p className={note}>{entry.note}</p>}
        {entry.delivery && <DeliveryEntry leadId={lead.id} delivery={entry.delivery} isLatest={isLatest} />}
      </div>
    </li>
  );
}

const channels = { 'sales-email': 'E-mail to', acknowledgement: 'Acknowledgement to', webhook: 'Webhook to' };
const outcomes = { sent: 'was sent', failed: 'could not be delivered', waiting: 'is being sent again' };

/** What happened, as one would say it. */
function Sentence({ entry, lead }: { entry: TimelineEntry; lead: Lead }): ReactNode {
  const { kind, actor, status, owner, delivery } = entry;
  const who = <span className={by}>{actor?.name ?? 'The portal'}</span>;
  switch (kind) {
    case 'submitted':
      return (
        <>
          <span className={by}>{entry.submission?.name ?? lead.name}</span>{' '}
          {entry.submission?.kind === 'case-study' ? 'asked for the case study' : 'sent the contact form'}
        </>
      );
    case 'status':
      return status ? (
        <>
          {who} moved it from {statusWords[status.from].name} to {statusWords[status.to].name}
        </>
      ) : (
        <>{who} changed the status</>
      );
    case 'assigned':
      if (!owner?.to)
        return (
          <>
            {who} took it from {owner?.from?.name ?? 'its owner'}: nobody has it now
          </>
        );
      if (owner.to.id === actor?.id) return <>{who} took it</>;
      return (
        <>
          {who} gave it to <span className={by}>{owner.to.name}</span>
        </>
      );
    case 'note':
      return <>{who} noted</>;
    case 'read':
      return (
        <>
          {who} {entry.isUnread ? 'marked it as unread' : 'read it'}
        </>
      );
    case 'spam':
      return <>{who} put it aside as spam</>;
    case 'released':
      return <>{who} released it from spam</>;
    case 'merged':
      return (
        <>
          {who} merged {entry.lead?.name ?? 'another lead'} into it
        </>
      );
    case 'separated':
      return (
        <>
          {who} separated {entry.lead?.name ?? 'another lead'} again
        </>
      );
    case 'delivery':
      return delivery ? (
        <>
          {channels[delivery.channel]} {delivery.recipient} {outcomes[delivery.state]}
        </>
      ) : null;
  }
}
