import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { requestKindNames } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { serviceName } from '@portal/contracts/service-name';
import { useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { type ReactNode, Suspense, useState } from 'react';
import { css } from 'styled-system/css';
import { Details } from '../../app/layout/details.tsx';
import { mailtoLink } from '../../leads/contact-links.ts';
import { type LeadFilter, toInboxPath } from '../../leads/lead-filter.ts';
import { Owner } from '../../leads/owner.tsx';
import { bouncedOf, shownValues } from '../../leads/use-correct-lead.ts';
import { usePhoneText } from '../../leads/use-phone-text.ts';
import { useHasRole } from '../../session/session.ts';
import { header, label, muted, mutedLine } from '../../shared.styles.ts';
import { RelativeTime } from '../../time/relative-time.tsx';
import { EditPerson } from './edit-person.tsx';

const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
/** Links below each other need the distance of a tap target. */
const value = css({ display: 'block', minHeight: '6', '& + &': { marginTop: '1' } });

/** Who the person is and how to reach them. Agents can correct it. */
export function Person({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section aria-label="Person">
      <div className={header}>
        <h2 className={label}>Person</h2>
        {canEdit && (
          <Button
            size="sm"
            tone="quiet"
            aria-expanded={isEditing}
            aria-label={isEditing ? 'Done editing contact details' : 'Edit contact details'}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? 'Done' : 'Edit'}
          </Button>
        )}
      </div>
      {isEditing && canEdit ? <EditPerson lead={lead} /> : <PersonDetails lead={lead} />}
    </section>
  );
}

function PersonDetails({ lead }: { lead: Lead }) {
  const { company } = useSite();
  // An email without a name has its address in place of one.
  const names = shownValues(lead, 'name')
    .slice(1)
    .filter((name) => !name.includes('@'));
  return (
    <Details
      of={[
        ['Also named', names.length > 0 && <Values of={names} show={(name) => <bdi>{name}</bdi>} />],
        [
          'Email',
          <Values
            key="email"
            of={shownValues(lead, 'email')}
            show={(email) => (
              <>
                <TextLink to={mailtoLink({ ...lead, email }, company)}>
                  <bdi>{readableEmail(email)}</bdi>
                </TextLink>
                {bouncedOf(lead).includes(email) && <span className={mutedLine}>Mail came back</span>}
              </>
            )}
          />,
        ],
        [
          'Phone',
          <Values
            key="phone"
            of={shownValues(lead, 'phone')}
            show={(phone) => (
              <Suspense fallback={<bdi>{phone}</bdi>}>
                <Phone text={phone} />
              </Suspense>
            )}
          />,
        ],
        ['Company', <Values key="company" of={shownValues(lead, 'company')} show={(name) => <bdi>{name}</bdi>} />],
        [
          'Service',
          lead.service && (
            <span className={service}>
              {lead.practice && <PracticeMark practice={lead.practice} />}
              {serviceName(lead.service)}
            </span>
          ),
        ],
        ['City', lead.city && <FilterLink filter={{ city: lead.city }} text={cityName(lead.city)} />],
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
        ['Owner', <Owner key="owner" owner={lead.owner} />],
        ['Created', <RelativeTime key="created" at={lead.createdAt} />],
      ]}
    />
  );
}

/** Values below each other, the one to use first on top. */
const Values = ({ of: values, show }: { of: string[]; show: (value: string) => ReactNode }) =>
  values.length === 0
    ? '–'
    : values.map((one) => (
        <span key={one} className={value}>
          {show(one)}
        </span>
      ));

/** The number to call and, unless it is the same, what the person wrote. */
function Phone({ text }: { text: string }) {
  const { telephone, shown, isAsTyped } = usePhoneText()(text);
  if (!telephone) return <bdi>{text}</bdi>;
  return (
    <>
      <TextLink to={telephone.href}>{shown}</TextLink>
      {!isAsTyped && (
        <span className={muted}>
          {' '}
          Written as <bdi>{text}</bdi>
        </span>
      )}
    </>
  );
}

/** A link to the leads with the same value. */
const FilterLink = ({ filter, text }: { filter: LeadFilter; text: string }) => (
  <TextLink to={toInboxPath(filter)} tone="quiet">
    {text}
  </TextLink>
);
