import { formatLongTime } from '@portal/contracts/business-time';
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

/** Returns the notification for sales: everything the visitor sent and where they came from. */
export function salesMail(
  delivery: DeliveryDetails,
  { deskUrl, businessCalendar }: Env,
  thread: Mail['replyTo'],
): Mail {
  const { company, email, phone, service, kind, language, reference, isKnown, about, owner } = delivery;
  // Rows of earlier versions can have text without anything to see.
  const name = visibleLine(delivery.name) || email || 'Unknown sender';
  const message = visibleText(delivery.message ?? '');
  const interest = service && serviceName(service);
  const what = { contact: 'New lead', 'case-study': 'Case study requested', email: 'New email' }[kind];
  const who = [name, company ?? ''].map(oneLine).filter(Boolean).join(', ');
  const isFollowUp = isKnown && kind !== 'case-study';
  const news = `${oneLine(name)} wrote ${about ? `about ${oneLine(about)}` : 'again'} (${owner ? `owner ${oneLine(owner)}` : 'no owner'})`;

  return {
    messageId: deliveryMailId(delivery),
    to: delivery.recipient,
    // A reply goes to the visitor, and its copy to the lead.
    replyTo: [...(email ? [{ name: oneLine(name), address: email }] : []), ...thread],
    subject: isFollowUp ? news : `${what}: ${who}${interest ? ` (${oneLine(interest)})` : ''}`,
    preview: oneLine(message || [email && readableEmail(email), phone].filter(Boolean).join(', ')),
    heading: isFollowUp ? news : `${what}: ${oneLine(name)}`,
    parts: [
      ...(delivery.storedInJournalFirst
        ? [
            'This was stored with a delay, because the database did not respond in time. The time below is when it was received.',
          ]
        : []),
      {
        details: nonEmptyDetails([
          ['Name', name],
          ['Company', company],
          ['Email', email && readableEmail(email), email ? mailtoHref(email) : undefined],
          ['Phone', phone, findTelephone(phone)?.href],
          ['Interested in', interest],
          ['Language', language === 'en' ? null : `${languageNames[language]}: please answer in it`],
          ['Reference', reference],
          ['Received', formatLongTime(delivery.receivedAt, businessCalendar.timeZone)],
        ]),
      },
      ...(message ? [{ quote: message }] : []),
      { action: { label: 'Open in the lead desk', href: `${deskUrl}/admin/leads/${delivery.leadId}` } },
      ...attributionParts(delivery),
    ],
    reason:
      'You receive this email because this address gets notifications of new leads. Reply to write to the visitor.',
  };
}

function attributionParts({ page, landing, city, referrerHost, utm }: DeliveryDetails): Mail['parts'] {
  const details = nonEmptyDetails([
    ['Page', page],
    ['Landing page', landing === page ? null : landing],
    ['City', city],
    ['Referrer', referrerHost],
    ...Object.entries(utm).map(
      ([key, value]) => [`Campaign ${key.replace(/^utm_(campaign)?/, '')}`.trim(), value] as const,
    ),
  ]);
  return details.length > 0 ? ['How the visitor reached the form', { details }] : [];
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
