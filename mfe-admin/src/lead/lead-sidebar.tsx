import { Link } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { stack } from 'styled-system/patterns';
import { BusinessHours } from '../leads/business-hours.tsx';
import { DueBadge, responseState } from '../leads/due-badge.tsx';
import { inboxPath } from '../paths.ts';
import { label, link, muted } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { VisitsSection } from '../visits/visits-section.tsx';
import { Duplicates } from './person/duplicates.tsx';
import { ExpectedSection, OutcomeSection } from './person/outcome-sections.tsx';
import { Person } from './person/person.tsx';
import { FilesSection } from './thread/files-section.tsx';

const sidebar = stack({
  padding: { base: '4', md: '6' },
  gap: '6',
  minHeight: '0',
  fontSize: 'xs',
  overflowY: 'auto',
  borderInlineStartWidth: { lg: 'hairline' },
  borderStyle: 'solid',
  borderColor: 'border',
});

interface LeadSidebarProps {
  lead: Lead;
  /** Shows an e-mail of the thread. */
  onMessage: (id: number) => void;
}

/** Contact details, outcome or what is expected, due time of the response, visits, files and possible duplicates. */
export function LeadSidebar({ lead, onMessage }: LeadSidebarProps) {
  return (
    <aside className={sidebar} aria-label="About this lead">
      <Person lead={lead} />
      <CompanySection lead={lead} />
      <OutcomeSection lead={lead} />
      <ExpectedSection lead={lead} />
      <Response lead={lead} />
      <VisitsSection lead={lead} />
      <FilesSection lead={lead} onMessage={onMessage} />
      <Duplicates lead={lead} />
    </aside>
  );
}

function Response({ lead }: { lead: Lead }) {
  return (
    <section>
      <h2 className={label}>Response</h2>
      {lead.responseDueAt ? (
        <>
          <DueBadge lead={lead} />
          <p className={muted}>
            Due <time dateTime={lead.responseDueAt}>{formatDateTime(lead.responseDueAt)}</time>, in business hours:{' '}
            <BusinessHours />
          </p>
        </>
      ) : lead.response === 'answered' && lead.answeredAt ? (
        <p>
          Answered <RelativeTime at={lead.answeredAt} />
        </p>
      ) : (
        <p className={muted}>{responseState(lead)}</p>
      )}
    </section>
  );
}

/** How many leads are of the company of a lead. */
export function CompanySection({ lead: { companyLeads } }: { lead: Pick<Lead, 'companyLeads'> }) {
  if (!companyLeads) return null;
  const { name, count, isExact, query } = companyLeads;
  return (
    <section>
      <h2 className={label}>Company</h2>
      <Link to={inboxPath(query)} className={link}>
        {count.toLocaleString('en-US')}
        {isExact ? '' : '+'} leads of <bdi>{name}</bdi>
      </Link>
    </section>
  );
}
