import type { Language } from '@portal/contracts/language';
import type { DeliveryChannel, DeliveryState, SubmissionKind } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

/** A delivery with everything that its message contains. */
export interface DeliveryDetails {
  deliveryId: number;
  channel: DeliveryChannel;
  state: DeliveryState;
  recipient: string;
  /** The lead, or the one it has been merged into. */
  leadId: number;
  /** The submission's idempotency key. */
  key: string;
  reference: string;
  kind: SubmissionKind;
  language: Language;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  service: string | null;
  message: string | null;
  receivedAt: Date;
  storedInJournalFirst: boolean;
  page: string | null;
  landing: string | null;
  city: string | null;
  referrerHost: string | null;
  utm: Record<string, string>;
  release: string | null;
}

/** Loads a delivery. Resolves to undefined when its lead has been deleted. */
export async function loadDelivery(database: EntityManager, deliveryId: number): Promise<DeliveryDetails | undefined> {
  const rows: DeliveryDetails[] = await database.query(
    `select delivery.id as "deliveryId", delivery.channel, delivery.state, delivery.recipient,
            lead.root_id as "leadId", submission.key, submission.reference,
            submission.language, case when contact.id is null then 'case-study' else 'contact' end as kind,
            coalesce(contact.name, request.first_name || ' ' || request.last_name) as name,
            coalesce(contact.company, request.company) as company,
            coalesce(contact.email, request.email) as email,
            coalesce(contact.phone, request.phone) as phone,
            contact.service, contact.message,
            submission.received_at as "receivedAt", submission.stored_in_journal_first as "storedInJournalFirst",
            submission.page, submission.landing, submission.city, submission.referrer_host as "referrerHost",
            submission.utm, submission.release
     from deliveries delivery
     join submissions submission on submission.id = delivery.submission_id
     join leads lead on lead.id = delivery.lead_id
     left join contact_submissions contact on contact.id = submission.contact_submission_id
     left join case_study_requests request on request.id = submission.case_study_request_id
     where delivery.id = $1`,
    [deliveryId],
  );
  return rows[0];
}

/** Message id of the mail and `webhook-id`: the same for every attempt, so that receivers can drop a second copy. */
export const idempotencyKey = ({ deliveryId, key }: DeliveryDetails): string => `delivery.${deliveryId}.${key}`;
