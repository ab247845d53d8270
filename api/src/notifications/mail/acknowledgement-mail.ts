import type { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, idempotencyKey } from '../deliveries/delivery-details.ts';
import type { Mail } from './mailer.service.ts';

/**
 * Returns the acknowledgement for the visitor: reference and next steps. Anyone can enter a foreign address, so the mail
 * repeats nothing of the form.
 */
export function acknowledgementMail(delivery: DeliveryDetails, { company, siteUrl }: Env): Mail {
  const { kind, reference, recipient } = delivery;
  const call = `If you would rather talk now, call us at ${company.phone} and mention the reference ${reference}.`;
  const common = {
    messageId: idempotencyKey(delivery),
    to: recipient,
    heading: 'Thank you.',
    reason: `You get this mail because this address was entered on ${new URL(siteUrl).host}. If that was not you, please ignore it.`,
    isAutomaticReply: true,
  };

  if (kind === 'case-study') {
    return {
      ...common,
      subject: `The case study you asked for (${reference})`,
      preview: 'If the download did not start, ask for it again on our site.',
      parts: [
        'You asked for our case study. Your browser has downloaded it; if it did not, ask for it again on our site.',
        { details: [['Reference', reference]] },
        `If you would like to talk about your own property, reply to this mail. ${call}`,
        { action: { label: 'Go to the case study', href: `${siteUrl}/` } },
      ],
    };
  }
  return {
    ...common,
    subject: `We have your request (${reference})`,
    preview: 'A person from our team will read it and get in touch with you.',
    parts: [
      'Your consultation request has reached us.',
      { details: [['Reference', reference]] },
      'What happens next: a person from our team reads it and gets in touch with you, by email or by phone. There is nothing more you need to do.',
      `${call} To add something, reply to this mail.`,
    ],
  };
}
