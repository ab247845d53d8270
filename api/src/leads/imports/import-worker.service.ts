import { createHash, randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { ImportState } from '@portal/contracts/import';
import { DataSource, type EntityManager } from 'typeorm';
import { addToLeadOf } from '../../intake/storage/add-to-lead.ts';
import { findRequest } from '../../intake/storage/find-request.ts';
import { insertRequest } from '../../intake/storage/insert-request.ts';
import { changesOf, type LeadFields } from '../../intake/storage/lead-fields.ts';
import { isInvalidData } from '../../intake/storage/request-store.service.ts';
import { uuidOf } from '../../intake/submission/idempotency-key.ts';
import { newRequest } from '../../intake/submission/new-request.ts';
import { type MailMessage, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { JobQueue, type Outcome } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { personLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { Env } from '../../platform/env/env.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { LeadChanges, type Plan, type RecordedChange } from '../actions/lead-changes.service.ts';
import { lockLeads, lockMerges } from '../lead-lock.ts';
import type { ImportedContent } from './import-row.ts';

/** Rows or leads that are read at once. */
const batchSize = 50;

interface StoredImport {
  id: number;
  name: string;
  state: ImportState;
  owner_id: number | null;
  starts_clock: boolean;
  created_at: Date;
  created_by: number | null;
  taken_back_by: number | null;
}

/** Stores the rows of imports as requests, and takes imports back. A job that was interrupted goes on where it was. */
@Injectable()
export class ImportWorker implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly database: DataSource,
    jobs: JobQueue,
    private readonly changes: LeadChanges,
    private readonly mail: TransactionalMail,
    private readonly hours: BusinessHours,
    private readonly env: Env,
    private readonly log: Logger,
  ) {
    mail.registerTemplate('import-finished', ({ importId }: { importId: number }) => this.render(importId));
    jobs.registerWorker<{ importId: number }>('import', 1, ({ importId }) => this.run(importId));
  }

  /** Before the database is closed. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async run(importId: number): Promise<Outcome> {
    const found = await this.find(importId);
    const isDone =
      (found?.state !== 'running' || (await this.store(found))) &&
      (found?.state !== 'taking-back' || (await this.remove(found)));
    return isDone ? 'completed' : 'retry';
  }

  /** Returns whether all rows are stored: not when the API stops meanwhile. */
  private async store(list: StoredImport): Promise<boolean> {
    for (;;) {
      const rows: { row: number }[] = await this.database.query(
        `select row from import_rows where import_id = $1 and state = 'waiting' order by row limit ${batchSize}`,
        [list.id],
      );
      if (rows.length === 0) break;
      for (const { row } of rows) {
        if (this.isStopping) return false;
        await this.storeRow(list, row);
      }
    }
    const finished: [unknown[], number] = await this.database.query(
      `update imports set state = 'done', finished_at = now() where id = $1 and state = 'running' returning id`,
      [list.id],
    );
    if (finished[1] === 1 && this.mail.isConfigured && this.env.salesEmail)
      await this.mail.send('import-finished', { importId: list.id });
    return true;
  }

  private async storeRow(list: StoredImport, row: number): Promise<void> {
    try {
      await retryConflicts(() => {
        const begunAt = Date.now();
        return this.database.transaction((manager) => this.storeInDatabase(manager, list, row, begunAt));
      });
    } catch (error) {
      if (!isInvalidData(error)) throw error;
      this.log.error({ importId: list.id, row, error: describeError(error) }, 'a row of an import cannot be stored');
      await this.database.query(
        `update import_rows set state = 'rejected', problem = 'It cannot be stored', content = null
         where import_id = $1 and row = $2`,
        [list.id, row],
      );
    }
  }

  /** Stores a row once: it has content until then. An address belongs to one lead, as in forms. */
  private async storeInDatabase(
    manager: EntityManager,
    list: StoredImport,
    row: number,
    begunAt: number,
  ): Promise<void> {
    const find = async (lock = '') => {
      const [found]: { content: ImportedContent }[] = await manager.query(
        `select content from import_rows where import_id = $1 and row = $2 and state = 'waiting' ${lock}`,
        [list.id, row],
      );
      return found?.content;
    };
    const content = await find();
    if (!content) return;
    const request = newRequest({
      ...content,
      kind: 'import',
      key: keyOf(list.id, row),
      receivedAt: list.created_at.toISOString(),
      responseDueAt: this.hours.responseDueAt(list.created_at).toISOString(),
    });
    if (request.emailIdentity) await takeLock(manager, personLocks, request.emailIdentity);
    // After the lock of the person, like an erasure, which may have removed it meanwhile.
    if (!(await find('for update'))) return;
    const { isErased, leadId: knownId } = await findRequest(manager, request, begunAt);
    const isKnown = knownId !== null;
    if (!isErased) {
      const place = isKnown ? await addToLeadOf(manager, request, list.starts_clock) : { leadId: null };
      const [owner]: { id: number }[] = await manager.query(
        'select id from users where id = $1 and can_own_leads(id)',
        [list.owner_id],
      );
      const { leadId } = await insertRequest(manager, {
        ...request,
        ...place,
        ...{ isHeld: false, importId: list.id, ownerId: owner?.id ?? null },
        responseDueAt: list.starts_clock ? request.responseDueAt : null,
        ...(list.created_by && { actorId: list.created_by }),
      });
      if (list.created_by)
        await manager.query('select mark_leads($1, array[$2::integer], array[null::integer], true)', [
          list.created_by,
          leadId,
        ]);
    }
    await manager.query('update import_rows set state = $3, content = null where import_id = $1 and row = $2', [
      list.id,
      row,
      isErased ? 'erased' : isKnown ? 'added' : 'new',
    ]);
  }

  /** Returns whether everything is removed. */
  private async remove(list: StoredImport): Promise<boolean> {
    const { id } = list;
    const leads: { lead_id: number }[] = await this.database.query(
      `select lead_id from removals_of_import($1) where removal <> 'none' order by lead_id`,
      [id],
    );
    for (let start = 0; start < leads.length; start += batchSize) {
      if (this.isStopping) return false;
      const ids = leads.slice(start, start + batchSize).map(({ lead_id }) => lead_id);
      await retryConflicts(() => this.database.transaction((manager) => this.removeBatch(manager, list, ids)));
    }
    await this.database.query(
      `with forgotten as (update import_rows set content = null where import_id = $1 and content is not null)
       update imports set state = 'taken-back' where id = $1`,
      [id],
    );
    return true;
  }

  private async removeBatch(manager: EntityManager, list: StoredImport, ids: number[]): Promise<void> {
    await lockMerges(manager);
    const roots: { root_id: number }[] = await manager.query(
      'select distinct root_id from leads where id = any($1::integer[])',
      [ids],
    );
    await lockLeads(manager, [...ids, ...roots.map(({ root_id }) => root_id)]);
    // Again with the locks: a colleague may have written a note meanwhile.
    const found: { lead_id: number; removal: string; request_ids: number[] }[] = await manager.query(
      'select * from removals_of_import($1) where lead_id = any($2::integer[])',
      [list.id, ids],
    );
    const removed = found.filter(({ removal }) => removal === 'lead').map(({ lead_id }) => lead_id);
    const reduced = found.filter(({ removal }) => removal === 'requests');
    const requestIds = reduced.flatMap(({ request_ids }) => request_ids);
    await manager.query('select remove_leads($1::integer[])', [removed]);
    const opened = await openedBy(manager, requestIds);
    await manager.query('select remove_import_requests($1::integer[])', [requestIds]);
    await projectLeads(
      manager,
      reduced.map(({ lead_id }) => lead_id),
    );
    // Who takes the import back has done it, as an action that can be undone.
    const batch = { actorId: list.taken_back_by, batchId: randomUUID() };
    await this.changes.make(manager, batch, await planToClose(manager, list.id, opened));
    await manager.query(
      'update imports set removed_leads = removed_leads + $2, removed_requests = removed_requests + $3 where id = $1',
      [list.id, removed.length, requestIds.length],
    );
  }

  private async find(id: number): Promise<StoredImport | undefined> {
    const [found]: StoredImport[] = await this.database.query('select * from imports where id = $1', [id]);
    return found;
  }

  /** One mail to sales for all leads of the list. */
  private async render(importId: number): Promise<MailMessage | undefined> {
    const list = await this.find(importId);
    if (!list || !this.env.salesEmail) return undefined;
    const [counts]: [Record<'new' | 'added' | 'rejected', string>] = await this.database.query(
      `select count(*) filter (where state = 'new') as new, count(*) filter (where state = 'added') as added,
              count(*) filter (where state = 'rejected') as rejected
       from import_rows where import_id = $1`,
      [importId],
    );
    return {
      to: this.env.salesEmail,
      subject: `Imported: ${list.name}`,
      heading: 'A list has been imported',
      parts: [
        {
          details: [
            ['List', list.name],
            ['New leads', counts.new],
            ['Added to leads', counts.added],
            ['Rejected rows', counts.rejected],
          ],
        },
        { action: { label: 'Show the leads', href: `${this.env.deskUrl}/admin/leads?import=${importId}` } },
      ],
      reason: 'You get this e-mail because new leads are sent to this address.',
    };
  }
}

interface OpenedLead {
  lead_id: number;
  before: Partial<LeadFields>;
}

/** Plans to make leads won or lost again, unless somebody else waits for an answer meanwhile. */
async function planToClose(manager: EntityManager, importId: number, opened: OpenedLead[]): Promise<Plan> {
  const waiting: { id: number }[] = await manager.query(
    `select id from leads where id = any($1::integer[]) and status = 'new' and due_at = 'infinity'`,
    [opened.map(({ lead_id }) => lead_id)],
  );
  const leads = await lockLeads(
    manager,
    waiting.map(({ id }) => id),
  );
  const events = leads.map((lead): RecordedChange => {
    const { status, ...before } = opened.find(({ lead_id }) => lead_id === lead.id)?.before ?? {};
    const { value_usd = lead.value_usd, lost_reason = null, closed_on = null, closed_from = null } = before;
    const changes = changesOf(lead, { status, value_usd, lost_reason, closed_on, closed_from });
    return { leadId: lead.id, kind: 'status', data: { from: lead.status, to: status, importId }, changes };
  });
  return { leads, events };
}

/** Returns the leads that these requests have opened and that staff have left alone, with their status and outcome before. */
const openedBy = (manager: EntityManager, requestIds: number[]): Promise<OpenedLead[]> =>
  manager.query(
    `select lead_id, data #> '{changes,0,before}' as before from lead_events event
     where request_id = any($1::integer[]) and kind = 'reopened' and data #> '{changes,0,before,status}' is not null and not exists (
       select from lead_events later
       where later.lead_id = event.lead_id and later.id > event.id and later.kind <> 'submitted' and later.actor_id is not null)`,
    [requestIds],
  );

/** The idempotency key of a row. */
const keyOf = (importId: number, row: number) =>
  uuidOf(createHash('sha256').update(`import ${importId} row ${row}`).digest());
