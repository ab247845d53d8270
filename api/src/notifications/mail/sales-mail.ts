import { serviceInterests } from '@portal/contracts/practices';
import { phoneHref } from '@portal/contracts/site';
import type { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, idempotencyKey } from '../deliveries/delivery-details.ts';
import type { Fact } from './mail-design.ts';
import type { Mail } from './mailer.service.ts';

/** Returns the notification for sales: everything the visitor sent and where they came from. */
export function salesMail(delivery: DeliveryDetails, { deskUrl, businessCalendar }: Env): Mail {
  const { name, company, email, phone, service, message, kind, reference } = delivery;
  const practice = serviceInterests.find(({ value }) => value === service)?.label ?? service;
  const what = kind === 'contact' ? 'New lead' : 'Case study requested';
  const who = [name, company]
    .filter((text) => text !== null)
    .map(oneLine)
    .join(', ');
  const receivedAt = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: businessCalendar.timeZone,
  }).format(delivery.receivedAt);

  return {
    messageId: idempotencyKey(delivery),
    to: delivery.recipient,
    // A reply goes to the visitor.
    replyTo: { name: oneLine(name), address: email },
    subject: `${what}: ${who}${practice ? ` (${oneLine(practice)})` : ''}`,
    preview: message ? oneLine(message) : `${email}${phone ? `, ${phone}` : ''}`,
    heading: `${what}: ${oneLine(name)}`,
    parts: [
      ...(delivery.storedInJournalFirst
        ? ['This was stored with a delay, because the database did not respond in time. The time below is when it was received.']
        : []),
      {
        facts: nonEmptyFacts([
          ['Name', name],
          ['Company', company],
          ['Email', email, `mailto:${encodeURIComponent(email)}`],
          ['Phone', phone, phone ? phoneHref(phone) : undefined],
          ['Interested in', practice],
          ['Reference', reference],
          ['Received', receivedAt],
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
  const facts = nonEmptyFacts([
    ['Sent from page', page],
    ['First page seen', landing === page ? null : landing],
    ['City', city],
    ['Came from', referrerHost],
    ...Object.entries(utm).map(
      ([key, value]) => [`Campaign ${key.replace(/^utm_(campaign)?/, '')}`.trim(), value] as const,
    ),
  ]);
  return facts.length > 0 ? ['Where they came from', { facts }] : [];
}

const nonEmptyFacts = (facts: (readonly [label: string, value: string | null, href?: string])[]) =>
  facts.flatMap(([label, value, href]): Fact[] => (value ? [[label, value.replace(/\s+/g, ' '), href]] : []));

/** For mail headers and headings: replaces line breaks and shortens long text. */
const oneLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > 80 ? `${Array.from(line).slice(0, 79).join('')}…` : line;
};
