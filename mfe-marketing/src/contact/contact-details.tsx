import { mailtoHref } from '@portal/contracts/mailto';
import { cityLine, phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';

const term = css({ textStyle: 'eyebrow', color: 'fg.muted' });
const detail = css({ textStyle: 'cardTitle', margin: '0', overflowWrap: 'anywhere' });

export function ContactDetails() {
  const { phone, email, street } = useSite();

  return (
    <dl className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', margin: '0' })}>
      <div>
        <dt className={term}>Phone</dt>
        <dd className={detail}>
          <TextLink to={phoneHref(phone)}>{phone}</TextLink>
        </dd>
      </div>
      <div>
        <dt className={term}>General info</dt>
        <dd className={detail}>
          <TextLink to={mailtoHref(email)}>{email}</TextLink>
        </dd>
      </div>
      <div>
        <dt className={term}>Office</dt>
        <dd className={detail}>
          {street}, {cityLine}
        </dd>
      </div>
    </dl>
  );
}
