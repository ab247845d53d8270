import { serviceInterests } from '@portal/contracts/practices';
import type { Env } from '../env.ts';
import { type DeliveryReport, deliveryName } from './delivery-report.ts';
import type { Fact } from './mail-design.ts';
import type { Mail } from './mailer.service.ts';

/** What sales reads when somebody has written: everything the visitor sent and where they came from. */
export function salesMail(report: DeliveryReport, { deskUrl, businessCalendar }: Env): Mail {
  const { name, company, email, phone, service, message, kind, reference } = report;
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
  }).format(report.receivedAt);

  return {
    messageId: deliveryName(report),
    to: report.recipient,
    // "Reply" answers the visitor.
    replyTo: { name: oneLine(name), address: email },
    subject: `${what}: ${who}${practice ? ` (${oneLine(practice)})` : ''}`,
    preview: message ? oneLine(message) : `${email}${phone ? `, ${phone}` : ''}`,
    heading: `${what}: ${oneLine(name)}`,
    parts: [
      ...(report.receivedWhileAway
        ? ['This arrived while the database was away. It was kept safe and stored as soon as the database was back.']
        : []),
      {
        facts: known([
          ['Name', name],
          ['Company', company],
          ['Email', email, `mailto:${encodeURIComponent(email)}`],
          ['Phone', phone, phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined],
          ['Interested in', practice],
          ['Reference', reference],
          ['Received', receivedAt],
        ]),
      },
      ...(message ? [{ quote: message }] : []),
      { action: { label: 'Open in the lead desk', href: `${deskUrl}/admin/leads/${report.leadId}` } },
      ...originOf(report),
    ],
    reason: 'You get this mail because this address is the one for new leads. Reply to write to the visitor.',
  };
}

function originOf({ page, landing, city, referrerHost, utm }: DeliveryReport): Mail['parts'] {
  const facts = known([
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

const known = (facts: (readonly [label: string, value: string | null, href?: string])[]) =>
  facts.flatMap(([label, value, href]): Fact[] => (value ? [[label, value.replace(/\s+/g, ' '), href]] : []));

/** For headers and headings: whatever a visitor typed stays on its line and leaves room for the rest. */
const oneLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > 80 ? `${Array.from(line).slice(0, 79).join('')}…` : line;
};
