import { languageNames } from '@portal/contracts/language';
import { isClosed } from '@portal/contracts/lead';
import { practiceName } from '@portal/contracts/practices';
import { readableEmail } from '@portal/contracts/readable-email';
import { Link } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { MailXIcon, PhoneIcon } from '@portal/ui/icons';
import { PracticeMark } from '@portal/ui/practice-mark';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { leaveInbox } from '../leads/leads.queries.ts';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { OwnerInitials } from '../leads/owner.tsx';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { StepBadge } from '../next-step/step-badge.tsx';
import { leadPath } from '../paths.ts';
import { hidden } from '../shared.styles.ts';
import { formatBusinessDay } from '../time/business-time.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import * as styles from './lead-list.styles.ts';
import type { Selection } from './selection.ts';

interface LeadRowProps {
  lead: LeadSummary;
  index: number;
  filter: LeadFilter;
  /** Number of leads, or -1 if it is not known yet. */
  size: number;
  /** Undefined: the user cannot select leads. */
  selection: Selection | undefined;
  measure: (element: HTMLElement | null) => void;
}

export function LeadRow({ lead, index, filter, size, selection, measure }: LeadRowProps) {
  const { id, name, company, email, phone, isUnread } = lead;
  const isActive = useStore(activeLead) === id;
  const isSelected = selection?.ids.has(id) ?? false;

  return (
    <li
      ref={measure}
      className={styles.row}
      data-index={index}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      aria-posinset={index + 1}
      aria-setsize={size}
      onFocus={() => setActiveLead(id, { focus: false })}
    >
      {selection && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </label>
      )}
      <span className={styles.person}>
        <span className={styles.unread} data-unread={isUnread || undefined} />
        <Link
          to={leadPath(id)}
          className={styles.name}
          data-lead={id}
          aria-label={isUnread ? `${name}, unread` : undefined}
          onClick={() => leaveInbox(filter)}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.company}>
          {' · '}
          <bdi>{company ?? (email ? readableEmail(email) : phone)}</bdi>
        </span>
      </span>
      <Message lead={lead} />
      <State lead={lead} />
      <span className={styles.owner}>
        <OwnerInitials owner={lead.owner} />
      </span>
      <span className={styles.time}>
        <span className={hidden}>Last activity </span>
        <RelativeTime at={lead.lastActivityAt} short />
      </span>
      <CallLink lead={lead} />
    </li>
  );
}

/** The start of the latest message, or why the lead is suspected spam. */
function Message({ lead }: { lead: LeadSummary }) {
  const { snippet, spamReasons, isSpam, storedInJournalFirst, source, language, hasFailedDelivery } = lead;
  const isExplained = isSpam && spamReasons.length > 0;
  return (
    <span className={styles.message}>
      {hasFailedDelivery && (
        <span className={styles.failure} title="A delivery failed">
          <Icon of={MailXIcon} size="sm" label="Failed delivery" />
        </span>
      )}
      {lead.wroteAgain && (
        <span className={styles.flag}>
          <WroteAgain lead={lead} />
        </span>
      )}
      {language !== 'en' && <span className={styles.flag}>{languageNames[language]}</span>}
      {storedInJournalFirst && !isExplained && 'Stored with a delay. '}
      <bdi>{isExplained ? spamReasons.join(' ') : snippet}</bdi>
      {!isExplained &&
        !snippet &&
        (lead.list?.name ?? (source === 'case-study' ? 'Case study requested' : 'No message'))}
    </span>
  );
}

/** Practice, status and the time of the response. */
function State({ lead }: { lead: LeadSummary }) {
  const { practice, status } = lead;
  return (
    <span className={styles.state}>
      <span title={practice ? practiceName(practice) : undefined}>
        {practice && (
          <>
            <PracticeMark practice={practice} />
            <span className={hidden}>{practiceName(practice)}</span>
          </>
        )}
      </span>
      <span title={statuses[status].name}>
        <StatusIcon status={status} />
        <span className={hidden}>{statuses[status].name}</span>
      </span>
      <span>{lead.responseDueAt ? <DueBadge lead={lead} /> : <ListedStep lead={lead} />}</span>
    </span>
  );
}

/** When the next step of an open lead is due, or the snooze ends. */
function ListedStep({ lead: { nextStep, snoozedUntil, owner, status, isSpam } }: { lead: LeadSummary }) {
  if (snoozedUntil) return `Until ${formatBusinessDay(snoozedUntil)}`;
  if (!nextStep && (isSpam || isClosed(status) || !owner)) return null;
  return <StepBadge step={nextStep} />;
}

/** On small screens: calls the number of the lead, if its text is nothing else. */
function CallLink({ lead: { name, phone } }: { lead: LeadSummary }) {
  if (!phone || !/^[\d\s().+-]+$/.test(phone) || phone.replace(/\D/g, '').length < 10) return null;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.call} aria-label={`Call ${name}`}>
      <Icon of={PhoneIcon} size="sm" />
    </a>
  );
}
