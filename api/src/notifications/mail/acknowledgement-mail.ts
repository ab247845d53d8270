import type { Env } from '../../platform/env/env.ts';
import { type DeliveryDetails, deliveryMailId } from '../deliveries/delivery-details.ts';
import { englishAcknowledgement } from './acknowledgement-texts.en.ts';
import { spanishAcknowledgement } from './acknowledgement-texts.es.ts';
import type { Mail } from './mailer.service.ts';

/**
 * Returns the acknowledgement for the visitor, in the language of the form: reference and next steps. Anyone can enter a foreign
 * address, so the mail repeats nothing of the form.
 */
export function acknowledgementMail(
  delivery: DeliveryDetails,
  { company, siteUrl }: Env,
  thread: Mail['replyTo'],
): Mail {
  const { kind, language, reference, recipient } = delivery;
  const texts = language === 'es' ? spanishAcknowledgement : englishAcknowledgement;
  const call = texts.call(company.phone, reference);
  const details = { details: [[texts.reference, reference]] } as const;
  const common = {
    messageId: deliveryMailId(delivery),
    to: recipient,
    replyTo: thread,
    language,
    heading: texts.heading,
    reason: texts.reason(new URL(siteUrl).host),
    isAutomaticReply: true,
  };

  if (kind === 'case-study') {
    const { subject, preview, download, talk, action, path } = texts.caseStudy;
    return {
      ...common,
      subject: subject(reference),
      preview,
      parts: [download, details, `${talk} ${call}`, { action: { label: action, href: siteUrl + path } }],
    };
  }
  const { subject, preview, received, next, add } = texts.contact;
  return { ...common, subject: subject(reference), preview, parts: [received, details, next, `${call} ${add}`] };
}
