import { cityName } from '@portal/contracts/cities';
import type { DetailField } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { serviceName } from '@portal/contracts/service-name';
import { useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { mailtoLink } from '../../leads/contact-links.ts';
import { toInboxPath } from '../../leads/lead-filter.ts';
import { bouncedOf } from '../../leads/use-correct-lead.ts';
import { usePhoneText } from '../../leads/use-phone-text.ts';
import { muted, mutedLine } from '../../shared.styles.ts';

const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const email = css({ minWidth: '0', '& a': { display: 'block', truncate: true } });

interface PersonValueProps {
  lead: Lead;
  field: DetailField;
  value: string;
}

/** A value as people read it. An address writes a mail, a number calls, and a city lists its leads. */
export function PersonValue({ lead, field, value }: PersonValueProps) {
  const { company } = useSite();
  if (field === 'email')
    return (
      <span className={email}>
        <TextLink to={mailtoLink({ ...lead, email: value }, company)} title={value}>
          <bdi>{readableEmail(value)}</bdi>
        </TextLink>
        {bouncedOf(lead).includes(value) && <span className={mutedLine}>Mail came back</span>}
      </span>
    );
  if (field === 'phone')
    return (
      <Suspense fallback={<bdi>{value}</bdi>}>
        <Phone text={value} />
      </Suspense>
    );
  if (field === 'service')
    return (
      <span className={service}>
        {value === lead.service && lead.practice && <PracticeMark practice={lead.practice} />}
        {serviceName(value)}
      </span>
    );
  if (field === 'city')
    return (
      <TextLink to={toInboxPath({ city: value })} tone="quiet">
        {cityName(value)}
      </TextLink>
    );
  return <bdi>{value}</bdi>;
}

/** The number to call and, unless it is the same, what the person wrote. */
function Phone({ text }: { text: string }) {
  const { telephone, shown, isAsTyped } = usePhoneText()(text);
  if (!telephone) return <bdi>{text}</bdi>;
  return (
    <span>
      <TextLink to={telephone.href}>{shown}</TextLink>
      {!isAsTyped && (
        <span className={muted}>
          {' '}
          Written as <bdi>{text}</bdi>
        </span>
      )}
    </span>
  );
}
