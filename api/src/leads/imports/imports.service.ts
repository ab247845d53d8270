import { createHash } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { pageOf, pageRows } from '../../platform/http/page.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { assertAssignable } from '../actions/assignable.ts';
import { type FileRow, readCsv } from './csv-file.ts';
import type {
  ImportDto,
  ImportFileDto,
  ImportPreviewDto,
  ImportRemovalDto,
  ImportsPageDto,
  NewImportDto,
} from './import.dto.ts';
import { type Columns, guessColumns, hasHeadings, singleFields } from './import-columns.ts';
import { type ImportedContent, readRow, shownValues } from './import-row.ts';

const shownRows = 20;
const shownRejected = 100;
const shownKept = 20;

interface ReadRow extends FileRow {
  content?: ImportedContent;
  problem?: string;
  /** An earlier row with the same address. */
  sameAs?: number;
}

interface ReadFile {
  headings: string[];
  hasHeadings: boolean;
  columns: Columns;
  rows: ReadRow[];
  digest: Buffer;
}

/** Lists that staff import. The file is not kept: its rows are stored, and each becomes a request (ImportWorker). */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly commits: CommitNotifier,
  ) {}

  /** Returns what an import of the file would do. Stores nothing. */
  async preview(given: ImportFileDto): Promise<ImportPreviewDto> {
    const file = read(given);
    const leads = await leadsOf(this.database.manager, file.rows);
    const rows = file.rows.map(({ row, cells, content, problem, sameAs }) => {
      const lead = (content?.email && leads.get(emailIdentity(content.email))) || null;
      const outcome = problem ? 'rejected' : lead || sameAs ? 'added' : 'new';
      const values = (content ? shownValues(content) : cells).filter(Boolean);
      return { row, outcome, problem: problem ?? null, lead, sameAs: lead ? null : (sameAs ?? null), values } as const;
    });
    const [before]: { id: number; name: string; createdAt: Date }[] = await this.database.query(
      `select id, name, created_at as "createdAt" from imports where file_digest = $1 and state in ('running', 'done')
       order by id desc limit 1`,
      [file.digest],
    );
    const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
    const rejected = rows.slice(shownRows).filter(({ outcome }) => outcome === 'rejected');
    return {
      hasHeadings: file.hasHeadings,
      columns: file.columns.map((field, index) => ({
        field,
        heading: file.headings[index] ?? '',
        samples: file.rows.flatMap(({ cells }) => cells[index] || []).slice(0, 3),
      })),
      rows: [...rows.slice(0, shownRows), ...rejected.slice(0, shownRejected)],
      counts: { new: count('new'), added: count('added'), rejected: count('rejected') },
      importedBefore: before ? { ...before, createdAt: before.createdAt.toISOString() } : null,
    };
  }

  /** Stores the rows, which are imported in the background. With the same key once. */
  async start(
    staff: StaffMember,
    { key, name, ownerId = null, startsClock, ...given }: NewImportDto,
  ): Promise<ImportDto> {
    const file = read(given);
    if (!file.rows.some(({ content }) => content))
      throw new ValidationFailedException({ file: 'No row of the file can be imported' });
    const id = await this.database.transaction(async (manager) => {
      await assertAssignable(manager, ownerId);
      const [created]: { id: number }[] = await manager.query(
        `insert into imports (key, name, file_digest, headings, owner_id, starts_clock, created_by)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
        [key, name, file.digest, JSON.stringify(file.headings), ownerId, startsClock, staff.userId],
      );
      if (!created) return this.sameImport(manager, key, file.digest);
      await manager.query(
        `insert into import_rows (import_id, row, state, content, problem)
         select $1, row, state, content, problem
         from jsonb_to_recordset($2) as one (row integer, state text, content jsonb, problem text)`,
        [
          created.id,
          JSON.stringify(
            file.rows.map(({ row, cells, content, problem }) => ({
              row,
              state: content ? 'waiting' : 'rejected',
              content: content ?? cells,
              problem,
            })),
          ),
        ],
      );
      await this.jobs.send(manager, 'import', [{ importId: created.id }]);
      const rejected = file.rows.filter(({ problem }) => problem).length;
      const data = { importId: created.id, rows: file.rows.length, rejected };
      await recordAudit(manager, { kind: 'leads-imported', actor: staff, data });
      return created.id;
    });
    this.commits.notify('import');
    return this.show(id);
  }

  /** Returns a page of imports, newest first. */
  async list(before: number | undefined): Promise<ImportsPageDto> {
    return pageOf(await this.select('($1::integer is null or imports.id < $1)', before ?? null, pageRows));
  }

  async show(id: number): Promise<ImportDto> {
    const [found] = await this.select('imports.id = $1', id, 1);
    if (!found) throw new NotFoundException(`There is no import ${id}.`);
    return found;
  }

  /** Returns the rejected rows with their headings, and why each was rejected. */
  async rejectedRows(id: number): Promise<{ name: string; rows: string[][] }> {
    const { name } = await this.show(id);
    const [{ headings }]: [{ headings: string[] }] = await this.database.query(
      'select headings from imports where id = $1',
      [id],
    );
    const rows: { row: number; problem: string; content: string[] }[] = await this.database.query(
      `select row, problem, content from import_rows
       where import_id = $1 and state = 'rejected' and content is not null order by row`,
      [id],
    );
    return {
      name,
      rows: [
        ['Row', 'Problem', ...headings],
        ...rows.map(({ row, problem, content }) => [String(row), problem, ...content]),
      ],
    };
  }

  /** Returns what taking an import back would remove. */
  async removal(id: number): Promise<ImportRemovalDto> {
    await this.show(id);
    return removalOf(this.database.manager, id);
  }

  /** Removes in the background what an import has stored, except leads that staff have worked on. Throws 409 while it is running. */
  async takeBack(staff: StaffMember, id: number): Promise<ImportDto> {
    await this.database.transaction(async (manager) => {
      const [found]: { state: string }[] = await manager.query('select state from imports where id = $1 for update', [
        id,
      ]);
      if (!found) throw new NotFoundException(`There is no import ${id}.`);
      if (found.state === 'running')
        throw new ConflictException('This import is still running. Please try again when it is done.');
      if (found.state !== 'done') throw new ConflictException('This import has been taken back already.');
      const { leads, requests, kept } = await removalOf(manager, id);
      await manager.query(
        `update imports set state = 'taking-back', taken_back_at = now(), taken_back_by = $2 where id = $1`,
        [id, staff.userId],
      );
      await this.jobs.send(manager, 'import', [{ importId: id }]);
      await recordAudit(manager, {
        kind: 'import-taken-back',
        actor: staff,
        data: { importId: id, leads, requests, kept },
      });
    });
    this.commits.notify('import');
    return this.show(id);
  }

  /** Throws 409 if the import with this key was of another file. */
  private async sameImport(manager: EntityManager, key: string, digest: Buffer): Promise<number> {
    const [same]: { id: number }[] = await manager.query('select id from imports where key = $1 and file_digest = $2', [
      key,
      digest,
    ]);
    if (!same) throw new ConflictException('An import with this key has another file.');
    return same.id;
  }

  private async select(where: string, value: number | null, limit: number): Promise<ImportDto[]> {
    type Row = Omit<ImportDto, 'createdAt' | 'finishedAt' | 'takenBackAt'> &
      Record<'createdAt' | 'finishedAt' | 'takenBackAt', Date>;
    const rows: Row[] = await this.database.query(
      `select imports.id, imports.name, state, creator.name as "createdBy", imports.created_at as "createdAt",
              finished_at as "finishedAt", taken_back_at as "takenBackAt", remover.name as "takenBackBy",
              removed_leads as "removedLeads", removed_requests as "removedRequests", counted.*
       from imports
       left join users creator on creator.id = created_by
       left join users remover on remover.id = taken_back_by
       cross join lateral (
         select count(*)::integer as rows, (count(*) filter (where rows.state = 'waiting'))::integer as waiting,
                (count(*) filter (where rows.state = 'rejected' and content is not null))::integer as "rejectedRows",
                jsonb_build_object(
                  'new', count(*) filter (where rows.state = 'new'), 'added', count(*) filter (where rows.state = 'added'),
                  'rejected', count(*) filter (where rows.state = 'rejected')) as counts
         from import_rows rows where import_id = imports.id
       ) as counted
       where ${where} order by imports.id desc limit ${limit}`,
      [value],
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      takenBackAt: row.takenBackAt?.toISOString() ?? null,
    }));
  }
}

async function removalOf(manager: EntityManager, id: number): Promise<ImportRemovalDto> {
  const [found]: [ImportRemovalDto] = await manager.query(
    `with removal as materialized (
       select removals_of_import.*, leads.root_id, leads.name
       from removals_of_import($1) join leads on leads.id = lead_id
     )
     select (count(*) filter (where removal = 'lead'))::integer as leads,
            coalesce(sum(cardinality(request_ids)) filter (where removal = 'requests'), 0)::integer as requests,
            (count(*) filter (where removal = 'none'))::integer as kept,
            coalesce((select jsonb_agg(jsonb_build_object('id', root_id, 'name', name) order by lead_id)
                      from (select * from removal where removal = 'none' order by lead_id limit ${shownKept}) as first), '[]')
              as "keptLeads"
     from removal`,
    [id],
  );
  return found;
}

function read({ file, columns: given, hasHeadings: isHeaded }: ImportFileDto): ReadFile {
  const bytes = Buffer.from(file, 'base64');
  const all = readCsv(bytes);
  const headed = isHeaded ?? hasHeadings(all);
  const rows = headed ? all.slice(1) : all;
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, index) => (headed && all[0]?.cells[index]) || '');
  const columns = headings.map((_, index) => (given ?? guessColumns(headings, rows))[index] ?? null);
  const twice = singleFields.find((field) => columns.filter((one) => one === field).length > 1);
  if (twice) throw new ValidationFailedException({ columns: `Two columns are ${twice}. Choose one of them` });
  return {
    ...{ headings, hasHeadings: headed, columns },
    rows: withEarlierRows(rows.map((row) => ({ ...row, ...resultOf(readRow(row, columns, headings)) }))),
    digest: createHash('sha256').update(bytes).digest(),
  };
}

const resultOf = (result: ReturnType<typeof readRow>) => ('problem' in result ? result : { content: result });

/** Rejects rows that say the same as an earlier one, and finds those of the same person. */
function withEarlierRows(rows: ReadRow[]): ReadRow[] {
  const contents = new Map<string, number>();
  const people = new Map<string, number>();
  return rows.map((one) => {
    const { row, cells, content } = one;
    if (!content) return one;
    const text = JSON.stringify(content);
    const same = contents.get(text);
    if (same) return { row, cells, problem: `Same as row ${same}` };
    contents.set(text, row);
    const person = content.email && emailIdentity(content.email);
    const sameAs = person ? people.get(person) : undefined;
    if (person && !sameAs) people.set(person, row);
    return { ...one, sameAs };
  });
}

/** Returns the leads that have the addresses of rows. */
async function leadsOf(manager: EntityManager, rows: ReadRow[]): Promise<Map<string, { id: number; name: string }>> {
  const addresses = [...new Set(rows.flatMap(({ content }) => (content?.email ? [emailIdentity(content.email)] : [])))];
  const found: { address: string; id: number; name: string }[] = await manager.query(
    `select address, root.id, root.name
     from unnest($1::text[]) as address
     join leads member on member.id = lead_of_address(address) join leads root on root.id = member.root_id`,
    [addresses],
  );
  return new Map(found.map(({ address, ...lead }) => [address, lead]));
}
