import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { readableEmail } from '@portal/contracts/readable-email';
import { Link } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { MailXIcon } from '@portal/ui/icons';
import { PracticeMark } from '@portal/ui/practice-mark';
import { WroteAgain } from '../leads/due-badge.tsx';
import { serviceLabel } from '../leads/labels.content.ts';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { leaveList } from '../leads/list-state.ts';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { leadPath } from '../paths.ts';
import { hidden } from '../shared.styles.ts';
import * as styles from './lead-cells.styles.ts';

export function PersonCell({ lead, filter }: { lead: LeadSummary; filter: LeadFilter }) {
  return (
    <>
      <span className={styles.line}>
        <span className={styles.unread} data-unread={lead.isUnread || undefined} />
        <Link
          to={leadPath(lead.id)}
          className={styles.name}
          data-name
          data-lead={lead.id}
          aria-label={lead.isUnread ? `${lead.name}, unread` : undefined}
          onClick={() => leaveList(filter)}
        >
          <bdi>{lead.name}</bdi>
        </Link>
        <WroteAgain lead={lead} />
        {lead.language !== 'en' && <span className={styles.language}>{languageNames[lead.language]}</span>}
        {lead.hasFailedDelivery && (
          <span className={styles.flag} title="A delivery failed">
            <Icon of={MailXIcon} size="sm" label="Failed delivery" />
          </span>
        )}
      </span>
      <span className={styles.subtitle}>
        <bdi>{lead.company ?? (lead.email ? readableEmail(lead.email) : lead.phone)}</bdi>
      </span>
    </>
  );
}

/** The start of the latest message, or why the lead is suspected spam. */
export function MessageCell({
  lead: { snippet, spamReasons, isSpam, storedInJournalFirst, source },
}: {
  lead: LeadSummary;
}) {
  if (isSpam && spamReasons.length > 0) return <span className={styles.message}>{spamReasons.join(' ')}</span>;
  return (
    <span className={styles.message}>
      {storedInJournalFirst && <span className={styles.muted}>Stored with a delay. </span>}
      <bdi>{snippet}</bdi>
      {!snippet && (source === 'case-study' ? 'Case study requested' : 'No message')}
    </span>
  );
}

export function PracticeCell({ lead: { practice, service, city } }: { lead: LeadSummary }) {
  return (
    <>
      <span className={styles.line}>
        {practice && <PracticeMark practice={practice} />}
        <span className={styles.truncated}>
          {service ? (
            serviceLabel(service)
          ) : (
            <span className={styles.muted}>
              <span aria-hidden>–</span>
              <span className={hidden}>No service</span>
            </span>
          )}
        </span>
      </span>
      {city && <span className={styles.secondary}>{cityName(city)}</span>}
    </>
  );
}

export function StatusCell({ lead: { status } }: { lead: LeadSummary }) {
  return (
    <span className={styles.line}>
      <StatusIcon status={status} />
      {statuses[status].name}
    </span>
  );
}
