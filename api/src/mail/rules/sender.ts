import { listHeaders, type MailHeaders } from './header-values.ts';
import { domainOf, isOwn, type OwnAddresses } from './own-addresses.ts';
import type { Mailbox, ParsedMail } from './parsed-mail.ts';

type Addressed = Pick<ParsedMail, 'from' | 'replyTo' | 'originalSenders' | 'headers'>;

const noReply =
  /noreply|donotreply|dontreply|neverreply|noresponder|noresponda|nocontestar|naoresponda|nepasrepondre|nichtantworten/;

/** `no-reply`, `forms.donotreply` and the like: nobody reads what is sent there. */
export const isNoReply = ({ address }: Mailbox): boolean =>
  noReply.test(address.slice(0, address.lastIndexOf('@')).toLowerCase().replace(/[-_.]/g, ''));

/**
 * Returns who wrote a mail. That is `From`, unless it is our own address or that of a relay: a form service, a portal or a mailing list
 * that rewrites `From`. Then, and without a `From` that can be read, it is the original sender or `Reply-To`. Null if nobody is named: a
 * no-reply address is no person.
 */
export function senderOf(mail: Addressed, own: OwnAddresses): Mailbox | null {
  const { from, replyTo, headers } = mail;
  const isOther = ({ address }: Mailbox) => !isOwn(address, own) && !isListAddress(address, headers);
  if (!from) return replyTo.find((one) => isOther(one) && !isNoReply(one)) ?? null;
  const isOurs = isOwn(from.address, own);
  const isOfList = isOurs || isListAddress(from.address, headers);
  const others = [...(isOfList ? mail.originalSenders : []), ...replyTo].filter(isOther);
  const isRelay =
    isOfList || isNoReply(from) || (others.length > 0 && replyTo.every(({ address }) => !isSameSite(address, from)));
  if (!isRelay) return from;
  const writer = others.find((one) => !isNoReply(one));
  return writer ? { ...writer, name: writer.name || nameBefore(from, isOurs) } : null;
}

/** The name of the person is often only in the rewritten `From`: `"Ana Ruiz via Info" <info@lumenward.example>`. */
function nameBefore(from: Mailbox, isOurs: boolean): string {
  const [, name] = /^['"]?(.{1,200}?)['"]? (?:via|por medio de|über) /i.exec(from.name) ?? [];
  return name ?? (isOurs || isNoReply(from) ? '' : from.name);
}

/** Headers of lists name the list as an address, or with a dot in place of the @. */
function isListAddress(address: string, headers: MailHeaders): boolean {
  const list = listHeaders(headers);
  return list.includes(address.toLowerCase()) || list.includes(`<${address.toLowerCase().replace('@', '.')}>`);
}

/** Whether two addresses have one operator: equal domains, or subdomains of one. */
function isSameSite(one: string, { address }: Mailbox): boolean {
  return siteOf(one) === siteOf(address);
}

/** The registered domain, as far as its shape says: `example.co.uk` has three labels, `mail.example.com` counts two. */
function siteOf(address: string): string {
  const labels = domainOf(address).split('.');
  return labels.slice((labels.at(-2)?.length ?? 0) > 3 ? -2 : -3).join('.');
}

/** An address of a mail server itself. */
export const isSystemSender = ({ address }: Mailbox): boolean =>
  /^(mailer-daemon|postmaster|mail-daemon|mailerdaemon|microsoftexchange[\da-f]*)@/i.test(address);
