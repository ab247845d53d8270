import { mailtoHref } from '@portal/contracts/mailto';
import { phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';

export function EmailLink() {
  const { email } = useSite();
  return <TextLink to={mailtoHref(email)}>{email}</TextLink>;
}

export function PhoneLink() {
  const { phone } = useSite();
  return <TextLink to={phoneHref(phone)}>{phone}</TextLink>;
}
