import { defaultBusinessHours, describeWeek, readWeek } from '@portal/contracts/business-hours';
import { languageOf } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import { cityLine, phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';

const term = css({ textStyle: 'eyebrow', color: 'fg.muted' });
const detail = css({ textStyle: 'cardTitle', margin: '0', overflowWrap: 'anywhere' });

export interface ContactLabels {
  phone: string;
  email: string;
  office: string;
  hours: string;
}

export function ContactDetails({ labels }: { labels: ContactLabels }) {
  const { phone, email, street, businessHours = defaultBusinessHours } = useSite();

  return (
    <dl className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', margin: '0' })}>
      <div>
        <dt className={term}>{labels.phone}</dt>
        <dd className={detail}>
          <TextLink to={phoneHref(phone)}>{phone}</TextLink>
        </dd>
      </div>
      <div>
        <dt className={term}>{labels.email}</dt>
        <dd className={detail}>
          <TextLink to={mailtoHref(email)}>{email}</TextLink>
        </dd>
      </div>
      <div>
        <dt className={term}>{labels.office}</dt>
        <dd className={detail}>
          {street}, {cityLine}
        </dd>
      </div>
      <div>
        <dt className={term}>{labels.hours}</dt>
        <dd className={detail}>{describeWeek(readWeek(businessHours), languageOf(useLocation().pathname))}</dd>
      </div>
    </dl>
  );
}
