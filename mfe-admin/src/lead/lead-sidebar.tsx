import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { readableEmail } from '@portal/contracts/readable-email';
import { useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { Details } from '../layout/details.tsx';
import { BusinessHours } from '../leads/business-hours.tsx';
import { DueBadge } from '../leads/due-badge.tsx';
import { serviceLabel, sourceLabels } from '../leads/labels.content.ts';
import { type LeadFilter, toInboxPath } from '../leads/lead-filter.ts';
import { Owner } from '../leads/owner.tsx';
import { label, muted } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { mailtoLink } from './contact-links.ts';
import { Duplicates } from './duplicates.tsx';
import { PersonData } from './person-data.tsx';
import { usePhoneText } from './use-phone-text.ts';

const sidebar = css({
  padding: { base: '4', md: '6' },
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  borderInlineStartWidth: { lg: 'hairline' },
  borderTopWidth: { base: 'hairline', lg: '0' },
  borderStyle: 'solid',
  borderColor: 'border',
});
const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });

/** Due time of the response, contact details and possible duplicates. */
export function LeadSidebar({ lead }: { lead: Lead }) {
  const { company } = useSite();
  return (
    <aside className={sidebar} aria-label="About this lead">
      <Response lead={lead} />
      <section>
        <h2 className={label}>Contact</h2>
        <Details
          of={[
            [
              'Email',
              lead.email && (
                <TextLink to={mailtoLink(lead, company)}>
                  <bdi>{readableEmail(lead.email)}</bdi>
                </TextLink>
              ),
            ],
            [
              'Phone',
              lead.phone && (
                <Suspense fallback={<bdi>{lead.phone}</bdi>}>
                  <Phone text={lead.phone} />
                </Suspense>
              ),
            ],
            ['Company', lead.company && <bdi>{lead.company}</bdi>],
            [
              'Service',
              lead.service && (
                <span className={service}>
                  {lead.practice && <PracticeMark practice={lead.practice} />}
                  {serviceLabel(lead.service)}
                </span>
              ),
            ],
            ['City', lead.city && <FilterLink filter={{ city: lead.city }} text={cityName(lead.city)} />],
            ['Page', lead.page && <FilterLink filter={{ page: lead.page }} text={lead.page} />],
            [
              'Language',
              <FilterLink key="language" filter={{ language: lead.language }} text={languageNames[lead.language]} />,
            ],
            ['Source', sourceLabels[lead.source]],
            ['Owner', <Owner key="owner" owner={lead.owner} />],
            ['Created', <RelativeTime key="created" at={lead.createdAt} />],
          ]}
        />
      </section>
      <Duplicates lead={lead} />
      <PersonData lead={lead} />
    </aside>
  );
}

/** The number to call and, unless it is the same, what the person wrote. */
function Phone({ text }: { text: string }) {
  const { telephone, shown, isAsTyped } = usePhoneText(text);
  if (!telephone) return <bdi>{text}</bdi>;
  return (
    <>
      <TextLink to={telephone.href}>{shown}</TextLink>
      {!isAsTyped && (
        <p className={muted}>
          Written as <bdi>{text}</bdi>
        </p>
      )}
    </>
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
        <p className={muted}>{lead.response === 'closed' ? 'Closed without an answer' : 'Not required'}</p>
      )}
    </section>
  );
}

/** A link to the leads with the same value. */
const FilterLink = ({ filter, text }: { filter: LeadFilter; text: string }) => (
  <TextLink to={toInboxPath(filter)} tone="quiet">
    {text}
  </TextLink>
);
