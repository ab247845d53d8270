import { headerOf, keywordOf, listHeaders } from './header-values.ts';
import type { OwnAddresses } from './own-addresses.ts';
import type { ParsedMail } from './parsed-mail.ts';

const footer =
  /\b(unsubscribe|opt[ -]out|manage (your )?(email )?preferences|darse de baja|dar(me|te) de baja|cancelar (la |su |tu )?suscripci[oó]n|abmelden|abbestellen|se d[ée]sinscrire|d[ée]sabonner|cancelar inscri[çc][ãa]o)\b/i;

/** Mass mail by its headers. The mailbox can be a group of our own, whose headers say nothing. */
export function isMailingList({ headers }: Pick<ParsedMail, 'headers'>, own: OwnAddresses): boolean {
  const list = listHeaders(headers);
  if (own.domains.some((domain) => list.includes(domain))) return false;
  return list !== '' || ['bulk', 'junk', 'list'].includes(keywordOf(headers, 'precedence'));
}

/** Mail services and portals add `List-Unsubscribe` to mails of persons too. A newsletter says in its text how to get no more of it. */
export const isNewsletter = ({
  headers,
  text,
  inReplyTo,
}: Pick<ParsedMail, 'headers' | 'text' | 'inReplyTo'>): boolean =>
  headerOf(headers, 'list-unsubscribe') !== '' && inReplyTo.length === 0 && footer.test(text);
