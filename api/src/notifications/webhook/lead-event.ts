import type { DeliveryDetails } from '../deliveries/delivery-details.ts';

/** Returns the event about a request, as documented in docs/webhooks.md. Fields may be added, but not changed. */
export function leadEvent(delivery: DeliveryDetails, deskUrl: string) {
  const { leadId, reference, kind, language, receivedAt, storedInJournalFirst } = delivery;
  const { name, company, email, phone, service, message, page, landing, city, referrerHost, utm, release } = delivery;
  return {
    type: 'lead.received',
    timestamp: receivedAt.toISOString(),
    data: {
      lead: { id: leadId, url: `${deskUrl}/admin/leads/${leadId}` },
      submission: { reference, kind, language, receivedAt: receivedAt.toISOString(), storedInJournalFirst },
      person: { name, company, email, phone },
      request: { service, message },
      origin: { page, landing, city, referrerHost, utm, release },
    },
  };
}
