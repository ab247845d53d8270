import { formatMonth } from '@portal/contracts/business-time';
import { languageNames } from '@portal/contracts/language';
import { isClosed } from '@portal/contracts/lead';
import { practiceName } from '@portal/contracts/practices';
import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { MailXIcon } from '@portal/ui/icons';
import { PracticeMark } from '@portal/ui/practice-mark';
import { CallLink } from '../leads/call-link.tsx';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { LeadName } from '../leads/lead-name.tsx';
import { leaveInbox } from '../leads/leads.queries.ts';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { formatShortDollars } from '../leads/outcomes.content.ts';
import { OwnerInitials } from '../leads/owner.tsx';
import { StatusMark } from '../leads/status-icon.tsx';
import { StepBadge } from '../next-step/step-badge.tsx';
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
  const { id, name, isUnread, practice, status } = lead;
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
      <LeadName lead={lead} isUnread={isUnread} onOpen={() => leaveInbox(filter)} />
      <Message lead={lead} />
      <span className={styles.practice} title={practice ? practiceName(practice) : undefined}>
        {practice && (
          <>
            <PracticeMark practice={practice} />
            <span className={hidden}>{practiceName(practice)}</span>
          </>
        )}
      </span>
      <span className={styles.status}>
        <StatusMark status={status} />
        <LeadValue lead={lead} />
      </span>
      <span className={styles.due}>{lead.responseDueAt ? <DueBadge lead={lead} /> : <ListedStep lead={lead} />}</span>
      <span className={styles.owner}>
        <OwnerInitials owner={lead.owner} />
      </span>
      <span className={styles.time}>
        <span className={hidden}>Last heard from </span>
        <RelativeTime at={lead.lastActivityAt} short />
      </span>
      <CallLink lead={lead} className={styles.call} />
    </li>
  );
}

/** What the lead is worth, and when it is expected to be won. */
const LeadValue = ({ lead: { value, expectedMonth, status } }: { lead: LeadSummary }) => (
  <span
    className={styles.value}
    title={expectedMonth && !isClosed(status) ? `Expected in ${formatMonth(expectedMonth)}` : undefined}
  >
    {value !== null && formatShortDollars(value)}
  </span>
);

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

/** When the next step of a lead is due, or the snooze ends. */
function ListedStep({ lead }: { lead: LeadSummary }) {
  return lead.snoozedUntil ? `Until ${formatBusinessDay(lead.snoozedUntil)}` : <StepBadge lead={lead} />;
}
