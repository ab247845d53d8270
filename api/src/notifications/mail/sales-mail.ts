import { formatLongTime } from '@portal/contracts/business-time';
import { firstSubject } from '@portal/contracts/first-mail';
import { languageNames } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import { findTelephone } from '@portal/contracts/phone-number';
import { readableEmail } from '@portal/contracts/readable-email';
import { serviceName } from '@portal/contracts/service-name';
import { cut } from '@portal/contracts/storable-text';
import { characterCount, visibleLine, visibleText } from '@portal/contracts/visible-text';
import type { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, deliveryMailId } from '../deliveries/delivery-details.ts';
import type { Detail } from './mail-design.ts';
import type { Mail } from './mailer.service.ts';

/**
 * Returns the notification for sales. A reply goes to the visitor, with the subject of this mail and often with all of its text: it says
 * nothing that a customer should not read, and its subject is that of the conversation (docs/decisions/0113-notices-can-be-answered.md).
 */
export function salesMail(
  delivery: DeliveryDetails,
  { deskUrl, businessCalendar, company: ours }: Env,
  thread: Mail['replyTo'],
): Mail {
  const { company, email, phone, service, kind, language, reference, isKnown, about, owner, subject } = delivery;
  // Rows of earlier versions can have text without anything to see.
  const name = visibleLine(delivery.name) || email || 'Unknown sender';
  const message = visibleText(delivery.message ?? '');
  const interest = service && serviceName(service);
  const isFollowUp = isKnown && kind !== 'case-study';
  const what = { contact: 'Request', 'case-study': 'Case study', email: 'Email' }[kind];
  const heading = isFollowUp
    ? `${oneLine(name)} wrote ${about ? `about ${oneLine(about)}` : 'again'}${owner ? ` (owner ${oneLine(owner)})` : ''}`
    : `${what}: ${[name, company ?? ''].map(oneLine).filter(Boolean).join(', ')}`;

  return {
    messageId: deliveryMailId(delivery),
    to: delivery.recipient,
    fromName: `${oneLine(name)} via ${ours.name}`,
    // Its copy goes to the lead.
    replyTo: [...(email ? [{ name: oneLine(name), address: email }] : []), ...thread],
    subject: subject || `${firstSubject(ours.name, language)} (${reference})`,
    preview: [heading, oneLine(message)].filter(Boolean).join(' – '),
    heading,
    parts: [
      {
        details: nonEmptyDetails([
          ['Name', name],
          ['Company', company],
          ['Email', email && readableEmail(email), email ? mailtoHref(email) : undefined],
          ['Phone', phone, findTelephone(phone)?.href],
          ['Interested in', interest],
          ['Language', language === 'en' ? null : languageNames[language]],
          ['Reference', reference],
          ['Received', formatLongTime(delivery.receivedAt, businessCalendar.timeZone)],
        ]),
      },
      ...(message ? [{ quote: message }] : []),
      { action: { label: 'Open in the lead desk', href: `${deskUrl}/admin/leads/${delivery.leadId}` } },
    ],
    reason: 'You receive this email because this address gets requests. Reply to write to the sender.',
  };
}

const nonEmptyDetails = (details: (readonly [label: string, value: string | null, href?: string])[]) =>
  details.flatMap(([label, value, href]): Detail[] => {
    const text = visibleLine(value ?? '');
    return text ? [[label, text, href]] : [];
  });

const maxLine = 80;

/** For mail headers and headings: replaces line breaks and shortens long text. */
const oneLine = (text: string): string => {
  const line = visibleLine(text);
  return characterCount(line) <= maxLine ? line : `${cut(line, maxLine - 1).trimEnd()}…`;
};
