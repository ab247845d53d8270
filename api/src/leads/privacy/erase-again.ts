import type { DataSource, EntityManager } from 'typeorm';
import { lockMerges } from '../lead-lock.ts';
import { removePerson } from './erasure.service.ts';

/** An erasure as a later backup has it: a row of `erasures`, with its rows of `erased_addresses`. */
export interface RecordedErasure {
  id: number;
  erased_at: string;
  actor_id: number;
  actor: string;
  removed: object;
  /** Erasures of before this column was there have addresses only. */
  lead_ids?: number[];
  /** Digests of addresses, in hex. */
  digests: string[];
}

/** Erases the people that were erased after the backup which was restored, with the receipts of then. Returns their number. */
export async function eraseAgain(database: DataSource, erasures: RecordedErasure[], timeZone: string): Promise<number> {
  let erased = 0;
  for (const erasure of erasures)
    erased += await database.transaction((manager) => eraseOne(manager, erasure, timeZone));
  return erased;
}

async function eraseOne(manager: EntityManager, erasure: RecordedErasure, timeZone: string): Promise<number> {
  const { id, erased_at: at, actor_id: actorId, actor, removed, lead_ids: ids = [], digests } = erasure;
  const receipts: unknown[] = await manager.query(
    `insert into erasures (id, erased_at, actor_id, actor, removed, lead_ids) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [id, at, actorId, actor, removed, ids],
  );
  if (receipts.length === 0) return 0;
  await manager.query(
    `insert into erased_addresses (digest, erasure_id, erased_at)
     select decode(digest, 'hex'), $2, $3 from unnest($1::text[]) as digest`,
    [digests, id, at],
  );

  await lockMerges(manager);
  const [{ leadIds, addresses }]: [{ leadIds: number[] | null; addresses: string[] }] = await manager.query(
    `with known as (
       select lead_id, email_identity as address from requests where email_identity is not null
       union select lead_id, identity from lead_details where field = 'email' and identity is not null
     ), named as (
       select lead_id as id from known where address_digest(address) in (select decode(digest, 'hex') from unnest($1::text[]) as digest)
       union select id from leads where id = any($2::integer[])
     ), person as (
       select array_agg(distinct member) as ids from named cross join leads_of_person(named.id) as member
     )
     select ids as "leadIds", array(select addresses_of(ids)) as addresses from person`,
    [digests, ids],
  );
  if (leadIds) await removePerson(manager, { leadIds, addresses }, timeZone);
  return 1;
}
