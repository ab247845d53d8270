import type { Lead } from '@portal/staff-client/lead';

export const telephoneTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A mail that the person recognises: their reference in the subject, their name above the first line. */
export function mailTo(
  { email, name, submissions }: Pick<Lead, 'email' | 'name' | 'submissions'>,
  company: string,
): string {
  const reference = submissions[0]?.reference;
  const subject = reference ? `Your request to ${company} (${reference})` : `Your request to ${company}`;
  const body = `Hello ${name.split(' ')[0]},\n\n`;
  const address = encodeURIComponent(email ?? '').replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
