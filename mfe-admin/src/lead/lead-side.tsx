import type { Lead } from '@portal/staff-client/lead';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { OwnerCell } from '../inbox/lead-cells.tsx';
import { toList } from '../inbox/lead-filter.ts';
import { fromSlug, serviceWords, sourceWords } from '../inbox/words.content.ts';
import { exactly, Moment } from '../time/moment.tsx';
import { DueBadge } from './due-badge.tsx';
import { Duplicates } from './duplicates.tsx';
import { telephoneTo } from './reach.ts';

const side = css({
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
const fact = css({ overflowWrap: 'anywhere' });
const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const heading = css({ textStyle: 'label', marginBottom: '2' });
const small = css({ fontSize: 'xs', color: 'fg.muted' });

/** What is known of the person, the clock for the first answer, and who may be the same person. */
export function LeadSide({ lead }: { lead: Lead }) {
  return (
    <aside className={side} aria-label="About this lead">
      <FirstAnswer lead={lead} />
      <section>
        <h2 className={heading}>Person</h2>
        <dl className={list}>
          <Fact term="E-mail">{lead.email && <TextLink to={`mailto:${lead.email}`}>{lead.email}</TextLink>}</Fact>
          <Fact term="Phone">{lead.phone && <TextLink to={telephoneTo(lead.phone)}>{lead.phone}</TextLink>}</Fact>
          <Fact term="Company">{lead.company}</Fact>
          <Fact term="Service">
            {lead.service && (
              <span className={service}>
                {lead.practice && <PracticeMark practice={lead.practice} />}
                {serviceWords(lead.service)}
              </span>
            )}
          </Fact>
          <Fact term="City">
            {lead.city && (
              <TextLink to={toList({ city: lead.city })} tone="quiet">
                {fromSlug(lead.city)}
              </TextLink>
            )}
          </Fact>
          <Fact term="Page">
            {lead.page && (
              <TextLink to={toList({ page: lead.page })} tone="quiet">
                {lead.page}
              </TextLink>
            )}
          </Fact>
          <Fact term="Came by">{sourceWords[lead.source]}</Fact>
          <Fact term="Owner">
            <OwnerCell owner={lead.owner} />
          </Fact>
          <Fact term="Since">
            <Moment at={lead.createdAt} />
          </Fact>
        </dl>
      </section>
      <Duplicates lead={lead} />
    </aside>
  );
}

function FirstAnswer({ lead }: { lead: Lead }) {
  return (
    <section>
      <h2 className={heading}>First answer</h2>
      {lead.firstRespondedAt ? (
        <p>
          Given <Moment at={lead.firstRespondedAt} />
        </p>
      ) : lead.isSpam || lead.status !== 'new' ? (
        <p className={small}>Not asked for.</p>
      ) : (
        <>
          <DueBadge lead={lead} />
          <p className={small}>Until {exactly(lead.responseDueAt)}, counted in business hours.</p>
        </>
      )}
    </section>
  );
}

function Fact({ term: name, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className={term}>{name}</dt>
      <dd className={fact}>{children}</dd>
    </>
  );
}
