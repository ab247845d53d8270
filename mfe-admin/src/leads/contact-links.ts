import { firstSubject } from '@portal/contracts/first-mail';
import type { Language } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import type { Lead } from '@portal/staff-client/lead';

const greetings: Record<Language, string> = { en: 'Hello', es: 'Hola' };

/** Returns a `mailto:` link with the reference in the subject and a greeting, in the language of the lead. */
export function mailtoLink(
  { email, name, language, requests }: Pick<Lead, 'email' | 'name' | 'language' | 'requests'>,
  company: string,
): string {
  const reference = requests[0]?.reference;
  const subject = firstSubject(company, language);
  return mailtoHref(email ?? '', {
    subject: reference ? `${subject} (${reference})` : subject,
    body: `${greetings[language]} ${name.split(' ')[0]},\n\n`,
  });
}
