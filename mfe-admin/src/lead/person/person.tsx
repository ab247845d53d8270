import { languageNames } from '@portal/contracts/language';
import { detailFields, requestKindNames } from '@portal/contracts/lead';
import type { Lead } from '@portal/staff-client/lead';
import { TextLink } from '@portal/ui/link';
import type { ReactNode } from 'react';
import { Details } from '../../app/layout/details.tsx';
import { fieldNames } from '../../leads/details.content.ts';
import { type LeadFilter, toInboxPath } from '../../leads/lead-filter.ts';
import { label } from '../../shared.styles.ts';
import { RelativeTime } from '../../time/relative-time.tsx';
import { PersonField } from './person-field.tsx';

/** Who the person is and how to reach them. Agents can correct it. */
export const Person = ({ lead }: { lead: Lead }) => (
  <section aria-label="Person">
    <h2 className={label}>Person</h2>
    <Details
      of={[
        ...detailFields.map((field): [string, ReactNode] => [
          fieldNames[field],
          <PersonField key={field} lead={lead} field={field} />,
        ]),
        ['Page', lead.page && <FilterLink filter={{ page: lead.page }} text={lead.page} />],
        [
          'Language',
          <FilterLink key="language" filter={{ language: lead.language }} text={languageNames[lead.language]} />,
        ],
        [
          'Source',
          lead.list ? (
            <FilterLink key="source" filter={{ import: String(lead.list.id) }} text={lead.list.name} />
          ) : (
            <FilterLink key="source" filter={{ source: lead.source }} text={requestKindNames[lead.source]} />
          ),
        ],
        ['Created', <RelativeTime key="created" at={lead.createdAt} />],
      ]}
    />
  </section>
);

/** A link to the leads with the same value. */
const FilterLink = ({ filter, text }: { filter: LeadFilter; text: string }) => (
  <TextLink to={toInboxPath(filter)} tone="quiet">
    {text}
  </TextLink>
);
