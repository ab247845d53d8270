import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JournalErasure } from '../../intake/journal/journal-erasure.service.ts';
import { MailFolder } from '../../mail/receiving/mail-folder.service.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { pageOf, pageRows } from '../../platform/http/page.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { deleteFormDrafts } from '../drafts/drafts.service.ts';
import { deleteImportRows } from '../imports/import-rows.ts';
import { lockMerges } from '../lead-lock.ts';
import { knownServices } from '../practice-of-service.ts';
import type { ErasureDto, ErasuresPageDto, RemovedDto } from './erasure.dto.ts';
import { findPerson, matcherOf, type Person } from './person.ts';

/** Erases people (docs/decisions/0031-privacy.md). What is left is a receipt, and counts without a person. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly database: DataSource,
    private readonly journal: JournalErasure,
    private readonly mailFolder: MailFolder,
    private readonly hours: BusinessHours,
  ) {}

  /** Removes everything stored about the person of a lead. Throws 409 if the person has other addresses than `confirmed`. */
  async erase(staff: StaffMember, leadId: number, confirmed: string[]): Promise<ErasureDto> {
    const id = await retryConflicts(() =>
      this.database.transaction((manager) => this.eraseInDatabase(manager, staff, leadId, confirmed)),
    );
    // After the commit, so that no journal loses what the database still has. Other replicas follow within a minute.
    await this.mailFolder.removeErased();
    const journalEntries = await this.journal.run();
    if (journalEntries > 0)
      await this.database.query(
        `update erasures set removed = removed || jsonb_build_object('journalEntries', $2::integer) where id = $1`,
        [id, journalEntries],
      );
    return this.show(id);
  }

  async show(id: number): Promise<ErasureDto> {
    const [erasure] = await select(this.database.manager, 'erasures.id = $1', [id], 1);
    if (!erasure) throw new NotFoundException('There is no such receipt.');
    return erasure;
  }

  /** Returns a page of receipts, newest first. */
  async list(before: number | undefined): Promise<ErasuresPageDto> {
    const rows = await select(
      this.database.manager,
      '($1::integer is null or erasures.id < $1)',
      [before ?? null],
      pageRows,
    );
    return pageOf(rows);
  }

  private async eraseInDatabase(
    manager: EntityManager,
    staff: StaffMember,
    leadId: number,
    confirmed: string[],
  ): Promise<number> {
    await lockMerges(manager);
    const { leadIds, addresses } = await lockPerson(manager, leadId);
    if (addresses.join() !== [...confirmed].sort().join())
      throw new ConflictException('This person has other email addresses by now. Please check what is erased again.');

    const counts = await removePerson(manager, { leadIds, addresses }, this.hours.timeZone);
    const [{ id }]: [{ id: number }] = await manager.query(`select nextval('erasures_id_seq')::integer as id`);
    await recordAudit(manager, { kind: 'person-erased', actor: staff, data: { receipt: id, removed: counts } });
    // Last: forms that have waited for the lock of their person were received before this time.
    await manager.query(
      `with receipt as (
         insert into erasures (id, erased_at, actor_id, actor, removed, lead_ids)
         values ($1, clock_timestamp(), $2, $3, $4, $6)
         returning id, erased_at
       )
       insert into erased_addresses (digest, erasure_id, erased_at)
       select address_digest(address), id, erased_at from receipt, unnest($5::text[]) as address`,
      [id, staff.userId, staff.email, JSON.stringify(counts), addresses, leadIds],
    );
    return id;
  }
}

/** Removes everything about a person from the database, and returns how much it was. */
export async function removePerson(manager: EntityManager, person: Person, timeZone: string): Promise<RemovedDto> {
  const matches = await matcherOf(manager, person);
  const savedViews = await deleteViews(manager, matches);
  await deleteImportRows(manager, matches);
  await deleteFormDrafts(manager, matches);
  // A table of earlier versions.
  await manager.query('delete from joined_people where address = any($1::text[])', [person.addresses]);
  const [{ removed }]: [{ removed: Omit<RemovedDto, 'savedViews' | 'journalEntries'> }] = await manager.query(
    'select erase_leads($1::integer[], $2, $3::text[]) as removed',
    [person.leadIds, timeZone, knownServices],
  );
  return { ...removed, savedViews, journalEntries: 0 };
}

/** Finds the person of a lead and excludes new forms of all their addresses until the transaction ends. */
async function lockPerson(manager: EntityManager, leadId: number): Promise<Person> {
  const locked = new Set<string>();
  for (;;) {
    // Again after each lock: a form may have added an address, or a lead, before.
    const person = await findPerson(manager, leadId);
    const addresses = person.addresses.filter((address) => !locked.has(address));
    if (addresses.length === 0) return person;
    await manager.query(
      'select pg_advisory_xact_lock($1, key) from (select hashtext(address) as key from unnest($2::text[]) as address order by 1) as sorted',
      [personLocks, addresses],
    );
    for (const address of addresses) locked.add(address);
  }
}

/** Deletes views whose name or search text has an address, a telephone number or the full name of the person. */
async function deleteViews(manager: EntityManager, matches: (text: string) => boolean): Promise<number> {
  const views: { id: number; name: string; query: string }[] = await manager.query(
    'select id, name, query from saved_views',
  );
  const found = views.filter(
    ({ name, query }) => matches(name) || [...new URLSearchParams(query).values()].some(matches),
  );
  await manager.query('delete from saved_views where id = any($1)', [found.map(({ id }) => id)]);
  return found.length;
}

const select = (manager: EntityManager, where: string, values: unknown[], limit: number): Promise<ErasureDto[]> =>
  manager.query(
    `select erasures.id, ${isoTime('erasures.erased_at')} as "erasedAt", actor as "erasedBy",
            '{"messages": 0, "files": 0}'::jsonb || removed as removed,
            coalesce((select array_agg(encode(digest, 'hex') order by digest) from erased_addresses
             where erasure_id = erasures.id), '{}') as "addressHashes"
     from erasures where ${where} order by erasures.id desc limit ${limit}`,
    values,
  );
