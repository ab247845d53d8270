import type { Mailbox, ParsedMail } from './parsed-mail.ts';

/** Who we are, so that mail of our own and of our own groups is recognized. */
export interface OwnAddresses {
  /** In lower case. */
  addresses: readonly string[];
  /** In lower case. Headers of mailing lists of these domains say nothing: the mailbox can be a group. */
  domains: readonly string[];
  /** Name of our mail server in `Authentication-Results` (RFC 8601). Without it nobody is vouched for. */
  authservId?: string | undefined;
}

export function ownAddresses(settings: {
  mailboxAddress: string;
  mailFrom: string;
  company: { email: string };
  mailAuthservId?: string | undefined;
}): OwnAddresses {
  const { mailboxAddress, mailFrom, company, mailAuthservId } = settings;
  const addresses = [mailboxAddress, mailFrom, company.email].map((address) => address.toLowerCase());
  return { addresses, domains: [...new Set(addresses.map(domainOf))], authservId: mailAuthservId };
}

/** Whether an address is ours, also with a plus tag. */
export const isOwn = (address: string, own: OwnAddresses): boolean =>
  own.addresses.includes(address.toLowerCase().replace(/\+[^@]*(?=@)/, ''));

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether our mail server has found that a mail comes from the domain of its `From`. */
export const isVouchedFor = ({ address }: Mailbox, { vouchedDomains }: Pick<ParsedMail, 'vouchedDomains'>): boolean =>
  vouchedDomains.includes(domainOf(address));
