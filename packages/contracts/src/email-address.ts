import { visibleLine, withoutInvisible } from './visible-text.ts';

/** A longer text is no address: converting a long domain takes time. */
const maxLength = 1000;

/** The HTML standard's pattern for `type="email"`, and a quoted text of printable ASCII characters. */
const localPart = /^(?:[\w.!#$%&'*+/=?^`{|}~-]+|"(?:[ !#-;=?-[\]-~]|\\[!-~])+")$/;
/** At least two labels, because no mail from the internet reaches `ada@localhost`; the last one is no number, as in an IP address. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Like a local part, but with letters of any script. */
const isWord = /^[^\s\p{C}@<>()[\],;:"\\]+$/u;
/** Characters that would end or change the host of a URL. */
const notInDomain = /[\s\0-\x20"#%/:<>?@[\\\]^`{|}]/;

export type EmailProblem = 'invalid' | 'not-ascii';
type Checked = { address: string } | { problem: EmailProblem };

/**
 * Checks an address as a person types or pastes it: `Ada <ada@müller.example>`, `mailto:ada@example.com?subject=Hello`, with
 * invisible characters, full-width letters or a dot at the end. Returns it as mail servers need it, with the
 * domain in lower-case ASCII (IDNA). The local part has to be ASCII (see docs/decisions/0042).
 */
export function checkEmail(text: string): Checked {
  if (text.length > maxLength) return { problem: 'invalid' };
  const pasted = addressIn(text);
  const at = pasted.lastIndexOf('@');
  const local = withoutInvisible(pasted.slice(0, at));
  const domain = asciiDomain(pasted.slice(at + 1));
  if (at < 1 || !local || !domain) return { problem: 'invalid' };
  if (localPart.test(local)) return { address: `${local}@${domain}` };
  return { problem: isWord.test(local) ? 'not-ascii' : 'invalid' };
}

/** Returns the address with its domain in ASCII, and otherwise as it is: for addresses that another system has verified. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? address : address.slice(0, at + 1) + (toAscii(address.slice(at + 1)) ?? address.slice(at + 1));
}

/** Returns the address as mail servers need it, or the text without invisible characters if it is none. */
export function cleanEmail(text: string): string {
  const checked = checkEmail(text);
  return 'address' in checked ? checked.address : visibleLine(text);
}

/** An address with letters of other scripts before the @ is rejected with the reason. */
export const emailMessage = (problem: EmailProblem, invalidMessage: string): string =>
  problem === 'invalid'
    ? invalidMessage
    : `${invalidMessage}. Before the @ it can only have letters without accents, digits and signs`;

/** Takes the address out of what a contact card or a link puts on the clipboard. */
function addressIn(text: string): string {
  const line = visibleLine(text).replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const inBrackets = /^[^<>]*<([^<>]+)>[\s,;]*$/.exec(line)?.[1] ?? line;
  const link = /^\s*mailto:([^?]*)/i.exec(inBrackets)?.[1];
  return (link === undefined ? inBrackets : decoded(link)).replace(/[\s,;]+$/, '').trimStart();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Converts a domain as browsers do. A joiner counts only where a script needs it. */
function asciiDomain(domain: string): string | undefined {
  return toAscii(domain) ?? toAscii(withoutInvisible(domain));
}

function toAscii(domain: string): string | undefined {
  if (notInDomain.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const ascii = new URL(`http://${domain}`).hostname.replace(/\.$/, '');
  return domainName.test(ascii) ? ascii : undefined;
}
