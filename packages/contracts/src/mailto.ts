import { withAsciiDomain } from './email-address.ts';

interface MailHeaders {
  subject?: string;
  body?: string;
}

/** Returns a `mailto:` URL (RFC 6068): the `@` stays, everything else of the address is encoded, line breaks of the body are CRLF. */
export function mailtoHref(address: string, headers: MailHeaders = {}): string {
  const ascii = withAsciiDomain(address);
  const at = ascii.lastIndexOf('@');
  const recipient = at < 0 ? encode(ascii) : `${encode(ascii.slice(0, at))}@${encode(ascii.slice(at + 1))}`;
  const fields = Object.entries(headers).map(
    ([name, value]) => `${name}=${encode(value.replace(/\r\n|\r|\n/g, '\r\n'))}`,
  );
  return `mailto:${recipient}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
