import { Link } from '@portal/platform';
import type { LeadSummary, Person } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { MailXIcon } from '@portal/ui/icons';
import { PracticeMark } from '@portal/ui/practice-mark';
import { cx } from 'styled-system/css';
import { StatusMark } from '../lead/status-mark.tsx';
import { statusWords } from '../lead/statuses.content.ts';
import {
  cut,
  flag,
  initials,
  line,
  name,
  ownerName,
  quiet,
  second,
  under,
  unread,
  words,
} from './lead-cells.styles.ts';
import type { LeadFilter } from './lead-filter.ts';
import { rememberList } from './where-we-are.ts';
import { fromSlug, serviceWords, sourceWords } from './words.content.ts';

export function PersonCell({ lead, filter }: { lead: LeadSummary; filter: LeadFilter }) {
  return (
    <>
      <span className={line}>
        <span className={unread} data-unread={lead.isUnread || undefined} />
        <Link
          to={`/admin/leads/${lead.id}`}
          className={name}
          data-name
          data-lead={lead.id}
          aria-label={lead.isUnread ? `${lead.name}, unread` : undefined}
          onClick={() => rememberList(filter)}
        >
          {lead.name}
        </Link>
        {lead.hasFailedDelivery && (
          <span className={flag} title="Something could not be delivered">
            <Icon of={MailXIcon} size="sm" label="Failed delivery" />
          </span>
        )}
      </span>
      <span className={under}>{lead.company ?? lead.email ?? lead.phone}</span>
    </>
  );
}

/** The beginning of what was written last, and what one should know about how it came. */
export function WordsCell({
  lead: { snippet, spamReasons, isSpam, receivedWhileAway, source },
}: {
  lead: LeadSummary;
}) {
  if (isSpam && spamReasons.length > 0) return <span className={words}>{spamReasons.join(' ')}</span>;
  return (
    <span className={words}>
      {receivedWhileAway && <span className={quiet}>Received while the database was away. </span>}
      {snippet || (source === 'case-study' ? 'Asked for the case study.' : 'No message.')}
    </span>
  );
}

export function PracticeCell({ lead: { practice, service, city } }: { lead: LeadSummary }) {
  return (
    <>
      <span className={line}>
        {practice && <PracticeMark practice={practice} />}
        <span className={cut}>{service ? serviceWords(service) : <span className={quiet}>Not said</span>}</span>
      </span>
      {city && <span className={second}>{fromSlug(city)}</span>}
    </>
  );
}

export const SourceCell = ({ lead: { source } }: { lead: LeadSummary }) => (
  <span className={cx(quiet, cut)}>{sourceWords[source]}</span>
);

export function StatusCell({ lead: { status } }: { lead: LeadSummary }) {
  return (
    <span className={line}>
      <StatusMark status={status} />
      {statusWords[status].name}
    </span>
  );
}

export function OwnerCell({ owner }: { owner: Person | null }) {
  if (!owner) return <span className={quiet}>Nobody</span>;
  return (
    <span className={line} title={owner.name}>
      <span className={initials} aria-hidden>
        {initialsOf(owner.name)}
      </span>
      <span className={ownerName}>{owner.name}</span>
    </span>
  );
}

/** Of the first and the last name. */
export function initialsOf(person: string): string {
  const [first = '', ...others] = person.trim().split(/\s+/);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}
