import { cut } from '@portal/contracts/storable-text';
import { addressesIn, headersOf, type MailHeaders, readMailboxes, readMessageIds } from './header-values.ts';
import { isOwn, type OwnAddresses } from './own-addresses.ts';
import type { DeliveryReportRecipient, Mailbox } from './parsed-mail.ts';
import { isSystemSender } from './sender.ts';

const maxText = 20_000;
/** The words are those of whoever wrote the report. */
const maxDiagnostic = 200;
/** Lines after an address in which servers say what was wrong with it. */
const linesOfReason = 4;

/** Where the text of the server ends, and the returned mail begins. */
const returnedMail =
  /^[-= ]{0,40}(this is a copy|below this line|original (message|mail)|returned message|the header of|message header|urspr[üu]ngliche nachricht|mensaje original|unsent message|included is the message|headers of the message)/im;
const enhancedCode = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
/** A reply of a server: `550 5.1.1 …`, `550-No such user`, `(#5.1.1)`, `error 550`. */
const serverReply = /(^|[\s(:"'])([45]\d\d)[ -](?=.{0,80}[a-z])|\b[45]\.\d{1,3}\.\d{1,3}\b/i;
const wording =
  /qmail-send program|created automatically by mail delivery software|(could|can|was|were|is|are) ?(not|n't|n[’o]t) (be )?(deliver|sent|reach)|undeliver|non-?delivery|delivery[\w ]{0,40}(fail|delay|error|problem)|deliver(y to|ing)[\w ]{0,40}recipient|mail delivery|(fail|unable|impossible) to deliver|(permanent|fatal|transient) [\w ]{0,20}error|failed recipient|returned (mail|to sender)|failure notice|no (se )?(pud(o|ieron)|ha|han|hemos|fue) (podido )?(ser |sido )?(entreg|envi)|entregarse|no entregad|imposible entregar|error (de|en la) entrega|devuelto|unzustellbar|nicht zugestellt|konnte nicht|zustellung|non remis|n'a pas pu|n(ã|a)o (foi|p(ô|o)de) (ser )?entreg/i;
const delayWording =
  /delayed|will (be )?(retr|try|continue)|not yet been delivered|still being (retried|attempted)|retrasad|demorad|se (sigue|seguir[áa]) intentando|verz[öo]gert|retard[ée]/i;
const systemName =
  /mail(er)?[ -]?(delivery|daemon|administrator)|postmaster|system administrator|administrador|sistema de correo/i;

/**
 * Returns what the text of a mail server says about mails that it could not deliver, or undefined if it is none. It is known by codes beside
 * addresses and by ids of our mails; wording only helps, because every server and language has its own.
 */
export function readBounceText(
  { headers, text: whole, subject }: { headers: MailHeaders; text: string; subject: string },
  own: OwnAddresses,
): { recipients: DeliveryReportRecipient[]; originalMessageId: string | null } | undefined {
  const text = whole.slice(0, maxText);
  const start = returnedMail.exec(text)?.index ?? text.length;
  const ofServer = text.slice(0, start);
  const originalMessageId = returnedId(text, start);
  const failedHeader = addressesIn(headersOf(headers, 'x-failed-recipients').join(' ').slice(0, maxText));
  const named = recipientsIn(ofServer, headers, own, failedHeader);
  const signs = [
    named.some(({ diagnostic, status }) => diagnostic ?? status),
    isOurs(originalMessageId, own),
    wording.test(`${subject}\n${ofServer.slice(0, 5_000)}`),
  ].filter(Boolean).length;
  if (failedHeader.length === 0 && signs < signsNeeded(headers)) return undefined;
  const isDelayed = delayWording.test(`${subject}\n${ofServer}`);
  const recipients = named.map((one) => ({
    ...one,
    action: isDelayed && !/^5/.test(one.status ?? one.diagnostic ?? '') ? ('delayed' as const) : ('failed' as const),
  }));
  return { recipients, originalMessageId };
}

/** A system address needs one more sign. An empty envelope, or a name such as "Mail Delivery", needs two. */
function signsNeeded(headers: MailHeaders): number {
  const from = readMailboxes(headers, 'from');
  if (from.some(isSystemSender)) return 1;
  const isEmptyEnvelope = headersOf(headers, 'return-path').some((value) => /^\s{0,20}<\s{0,20}>/.test(value));
  return isEmptyEnvelope || from.length === 0 || from.some(hasSystemName) ? 2 : Number.POSITIVE_INFINITY;
}

const hasSystemName = ({ name }: Mailbox): boolean => systemName.test(name);

type Named = Omit<DeliveryReportRecipient, 'action'>;

/** The addresses beside a code, or else the first one: others are those to write to for help. */
function recipientsIn(text: string, headers: MailHeaders, own: OwnAddresses, failed: readonly string[]): Named[] {
  const others = new Set(
    ['from', 'to'].flatMap((name) => readMailboxes(headers, name)).map(({ address }) => address.toLowerCase()),
  );
  const isOther = (address: string) => !others.has(address.toLowerCase()) && !isOwn(address, own);
  const lines = text.split('\n');
  const found = new Map<string, Named>();
  for (const [index, line] of lines.entries()) {
    if (!line.includes('@')) continue;
    for (const address of addressesIn(line).filter(isOther)) {
      const known = found.get(address.toLowerCase());
      if (known?.diagnostic || (!known && found.size >= 50)) continue;
      found.set(address.toLowerCase(), { address: known?.address ?? address, ...reasonAt(lines, index) });
    }
  }
  const named = [...found.values()];
  const [withHeader, withCode] = [
    failed.filter(isOther).map((address) => found.get(address.toLowerCase()) ?? { address, ...noReason }),
    named.filter(({ status, diagnostic }) => status ?? diagnostic),
  ];
  return withHeader.length > 0 ? withHeader : withCode.length > 0 ? withCode : named.slice(0, 1);
}

const noReason = { status: null, diagnostic: null };

/** The reply of the server in the line of an address, or in those that follow until the next address. */
function reasonAt(lines: readonly string[], index: number): Pick<Named, 'status' | 'diagnostic'> {
  for (let at = index; at < Math.min(index + linesOfReason, lines.length); at += 1) {
    const line = lines[at] ?? '';
    if (at > index && line.includes('@') && !serverReply.test(line)) return noReason;
    const reply = serverReply.exec(line);
    if (!reply) continue;
    const rest = [line.slice(reply.index), ...continuation(lines, at + 1)].join(' ');
    return { status: enhancedCode.exec(rest)?.[0] ?? null, diagnostic: diagnosticOf(rest) };
  }
  return noReason;
}

/** Indented lines after a reply belong to it. */
function continuation(lines: readonly string[], from: number): string[] {
  const end = lines.findIndex((line, index) => index >= from && !/^[ \t]+\S/.test(line));
  return lines.slice(from, Math.min(end < 0 ? lines.length : end, from + linesOfReason));
}

export function diagnosticOf(text: string): string | null {
  const words = text
    .slice(0, 2_000)
    .replace(/^smtp;/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words ? cut(words.replace(/^[(:"']/, ''), maxDiagnostic) : null;
}

const isOurs = (id: string | null, own: OwnAddresses): boolean =>
  id !== null && own.domains.includes(id.slice(id.lastIndexOf('@') + 1).toLowerCase());

/** The id of the returned mail: in its headers, or in the words of the server if it returns none. */
function returnedId(text: string, start: number): string | null {
  return messageIdIn(text.slice(start)) ?? messageIdIn(text.slice(0, start));
}

export function messageIdIn(headers: string): string | null {
  const value = /^[> \t]{0,20}Message-ID:[ \t]{0,20}((?:\r?\n[ \t]{1,20})?[^\r\n]{1,1000})/im.exec(headers)?.[1] ?? '';
  return readMessageIds(value)[0] ?? null;
}
