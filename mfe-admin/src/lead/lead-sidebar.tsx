import { cityName } from '@portal/contracts/cities';
import { readableEmail } from '@portal/contracts/readable-email';
import { useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { type ReactNode, Suspense } from 'react';
import { css } from 'styled-system/css';
import { muted } from '../layout/page.styles.ts';
import { BusinessHours } from '../leads/business-hours.tsx';
import { DueBadge } from '../leads/due-badge.tsx';
import { serviceLabel, sourceLabels } from '../leads/labels.content.ts';
import { toInboxPath } from '../leads/lead-filter.ts';
import { Owner } from '../leads/owner.tsx';
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
const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '2',
  fontSize: 'xs',
  '& a': { fontWeight: 'regular' },
});
const term = css({ color: 'fg.muted' });
const description = css({ overflowWrap: 'anywhere' });
const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const heading = css({ textStyle: 'label', marginBottom: '2' });

/** Due time of the response, contact details and possible duplicates. */
export function LeadSidebar({ lead }: { lead: Lead }) {
  const { company } = useSite();
  return (
    <aside className={sidebar} aria-label="About this lead">
      <Response lead={lead} />
      <section>
        <h2 className={heading}>Contact</h2>
        <dl className={list}>
          <Detail term="Email">
            {lead.email && (
              <TextLink to={mailtoLink(lead, company)}>
                <bdi>{readableEmail(lead.email)}</bdi>
              </TextLink>
            )}
          </Detail>
          <Detail term="Phone">
            {lead.phone && (
              <Suspense fallback={<bdi>{lead.phone}</bdi>}>
                <Phone text={lead.phone} />
              </Suspense>
            )}
          </Detail>
          <Detail term="Company">{lead.company && <bdi>{lead.company}</bdi>}</Detail>
          <Detail term="Service">
            {lead.service && (
              <span className={service}>
                {lead.practice && <PracticeMark practice={lead.practice} />}
                {serviceLabel(lead.service)}
              </span>
            )}
          </Detail>
          <Detail term="City">
            {lead.city && (
              <TextLink to={toInboxPath({ city: lead.city })} tone="quiet">
                {cityName(lead.city)}
              </TextLink>
            )}
          </Detail>
          <Detail term="Page">
            {lead.page && (
              <TextLink to={toInboxPath({ page: lead.page })} tone="quiet">
                {lead.page}
              </TextLink>
            )}
          </Detail>
          <Detail term="Source">{sourceLabels[lead.source]}</Detail>
          <Detail term="Owner">
            <Owner owner={lead.owner} />
          </Detail>
          <Detail term="Created">
            <RelativeTime at={lead.createdAt} />
          </Detail>
        </dl>
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
      <h2 className={heading}>Response</h2>
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

function Detail({ term: name, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd className={description}>{children}</dd>
    </>
  );
}
