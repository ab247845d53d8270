import type { DeliveryChannel, DeliveryState, SubmissionKind } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

/** All there is to tell of a submission, and to whom. */
export interface DeliveryReport {
  deliveryId: number;
  channel: DeliveryChannel;
  state: DeliveryState;
  recipient: string;
  /** The lead as staff see it: the one it has been merged into. */
  leadId: number;
  /** The form's own; together with the delivery it names what is sent, every time alike. */
  key: string;
  reference: string;
  kind: SubmissionKind;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  service: string | null;
  message: string | null;
  receivedAt: Date;
  receivedWhileAway: boolean;
  page: string | null;
  landing: string | null;
  city: string | null;
  referrerHost: string | null;
  utm: Record<string, string>;
  release: string | null;
}

/** What a delivery has to say, or nothing when the lead is gone. */
export async function reportOf(database: EntityManager, deliveryId: number): Promise<DeliveryReport | undefined> {
  const rows: DeliveryReport[] = await database.query(
    `select delivery.id as "deliveryId", delivery.channel, delivery.state, delivery.recipient,
            lead.root_id as "leadId", submission.key, submission.reference,
            case when contact.id is null then 'case-study' else 'contact' end as kind,
            coalesce(contact.name, request.first_name || ' ' || request.last_name) as name,
            coalesce(contact.company, request.company) as company,
            coalesce(contact.email, request.email) as email,
            coalesce(contact.phone, request.phone) as phone,
            contact.service, contact.message,
            submission.received_at as "receivedAt", submission.received_while_away as "receivedWhileAway",
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

/** Names what is sent so that a second copy is known as one: mail programs and receivers of webhooks drop it. */
export const deliveryName = ({ deliveryId, key }: DeliveryReport): string => `delivery.${deliveryId}.${key}`;
