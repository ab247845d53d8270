import { mailtoHref } from '@portal/contracts/mailto';
import type { Lead } from '@portal/staff-client/lead';

/** Returns a `mailto:` link with the reference in the subject and a greeting. */
export function mailtoLink(
  { email, name, requests }: Pick<Lead, 'email' | 'name' | 'requests'>,
  company: string,
): string {
  const reference = requests[0]?.reference;
  const subject = reference ? `Your request to ${company} (${reference})` : `Your request to ${company}`;
  return mailtoHref(email ?? '', { subject, body: `Hello ${name.split(' ')[0]},\n\n` });
}
