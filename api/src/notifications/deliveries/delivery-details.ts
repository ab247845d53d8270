import type { Language } from '@portal/contracts/language';
import type { DeliveryChannel, DeliveryState, FormKind } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';

/** A delivery with everything that its message contains. */
export interface DeliveryDetails {
  deliveryId: number;
  channel: DeliveryChannel;
  state: DeliveryState;
  recipient: string;
  /** The lead, or the one it has been merged into. */
  leadId: number;
  /** The request's idempotency key. */
  key: string;
  reference: string;
  kind: FormKind | 'email';
  language: Language;
  name: string;
  company: string | null;
  email: string | null;
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
  /** The person had written before. */
  isKnown: boolean;
  /** The name of the lead, if its customer did not write. */
  about: string | null;
  owner: string | null;
  /** Of the e-mail that it is about. */
  subject: string | null;
}

/** Loads a delivery. Resolves to undefined when its lead has been deleted. */
export async function loadDelivery(database: EntityManager, deliveryId: number): Promise<DeliveryDetails | undefined> {
  const rows: DeliveryDetails[] = await database.query(
    `select delivery.id as "deliveryId", delivery.channel, delivery.state, delivery.recipient,
            lead.root_id as "leadId", request.key, request.reference, request.language, request.kind,
            coalesce(request.name, nullif(sender.from_name, ''), request.email, sender.from_address, 'Unknown sender')
              || case when sender.claimed_id is null then '' else ' (not verified)' end as name,
            request.company, coalesce(request.email, sender.from_address) as email, request.phone, request.service, request.message,
            request.received_at as "receivedAt", request.stored_in_journal_first as "storedInJournalFirst",
            request.page, request.landing, request.city, request.referrer_host as "referrerHost",
            request.utm, request.release, owner.name as owner, sender.subject,
            case when writer_of(sender.*, array(select addresses_of(array(select id from leads where root_id = root.id)))) <> 'customer'
              then root.name end as about, exists (
              select from requests earlier
              where earlier.lead_id = any(array(select id from leads member where member.root_id = lead.root_id))
                and earlier.id + 0 < request.id and earlier.state = 'inbox') as "isKnown"
     from deliveries delivery
     join requests request on request.id = delivery.request_id
     -- A mail of a conversation names nobody: who wrote it is on its message.
     left join messages sender on sender.request_id = request.id
     join leads lead on lead.id = delivery.lead_id
     join leads root on root.id = lead.root_id
     left join users owner on owner.id = root.owner_id
     where delivery.id = $1`,
    [deliveryId],
  );
  return rows[0];
}

/** `webhook-id`: the same for every attempt, so that receivers can drop a second copy. */
export const idempotencyKey = ({ deliveryId, key }: DeliveryDetails): string => `delivery.${deliveryId}.${key}`;

/**
 * Message id of the mail, without its domain: the same for every attempt. It is short, so that the header is not folded, and its end cannot
 * be guessed, because an answer with the id belongs to the lead.
 */
export const deliveryMailId = ({ deliveryId, key }: DeliveryDetails): string =>
  `delivery.${deliveryId}.${key.slice(-12)}`;

/** SQL for the same, of the deliveries `delivery` of the requests `request`. */
export const deliveryMessageId = `'delivery.' || delivery.id || '.' || right(request.key::text, 12)`;
