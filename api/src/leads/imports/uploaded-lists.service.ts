import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, NotFoundException } from '@nestjs/common';
import { importLimits, type RowOutcome } from '@portal/contracts/import';
import { DataSource, type EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { EarlierImportDto, ImportMappingDto, ImportPreviewDto } from './import.dto.ts';
import { shownValues } from './import-row.ts';
import { ListReader } from './list-reader.service.ts';
import type { ListOptions, ReadList, ReadRow } from './read-list.ts';

const shownRows = 20;
/** Rejected rows, and those with a note. */
const shownProblems = 100;
/** Files that a person can have uploaded and not imported. Each is removed after a day. */
const maxFiles = 5;
const fileGone = 'The file is not there any more. Choose it again.';

/** Files of lists that are not imported yet. Staff choose how they are read, and see what an import would do. */
@Injectable()
export class UploadedLists {
  constructor(
    private readonly database: DataSource,
    private readonly reader: ListReader,
  ) {}

  /** Stores a file that is not imported yet. Throws 422 for one that is no list. */
  async upload({ userId }: StaffMember, body: Readable): Promise<{ id: number }> {
    const file = await readBody(body, importLimits.bytes);
    if (!file)
      throw new ValidationFailedException({ file: 'The file is larger than 5 MB. Split it, or remove columns' });
    if (file.length === 0) throw new ValidationFailedException({ file: 'The file is empty' });
    await this.read(file, {});
    return this.database.transaction(async (manager) => {
      const [uploaded]: [{ id: number }] = await manager.query(
        `insert into imports (state, name, file, file_digest, headings, starts_clock, created_by)
         values ('uploaded', '', $1, $2, '[]', false, $3) returning id`,
        [file, createHash('sha256').update(file).digest(), userId],
      );
      await manager.query(
        `delete from imports where state = 'uploaded' and created_by = $1 and id not in (
           select id from imports where state = 'uploaded' and created_by = $1 order by id desc limit ${maxFiles})`,
        [userId],
      );
      return uploaded;
    });
  }

  /** Returns what an import of an uploaded file would do. */
  async preview(staff: StaffMember, id: number, mapping: ImportMappingDto): Promise<ImportPreviewDto> {
    const { file, digest } = await this.find(staff, id);
    if (!file) throw new NotFoundException(fileGone);
    const list = await this.read(file, mapping);
    const leads = await leadsOf(this.database.manager, list.rows);
    const rows = list.rows.map(({ row, cells, content, note, problem, sameAs }) => {
      const lead = (content?.email && leads.get(emailIdentity(content.email))) || null;
      const outcome: RowOutcome = problem ? 'rejected' : lead || sameAs ? 'added' : 'new';
      const values = (content ? shownValues(content) : cells).filter(Boolean);
      return {
        ...{ row, outcome, lead, values },
        problem: problem ?? null,
        note: note ?? null,
        sameAs: lead ? null : (sameAs ?? null),
      };
    });
    const [before]: EarlierImportDto[] = await this.database.query(
      `select id, name, ${isoTime('created_at')} as "createdAt" from imports where file_digest = $1 and state in ('running', 'done')
       order by id desc limit 1`,
      [digest],
    );
    const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
    const problems = rows.slice(shownRows).filter(({ outcome, note }) => outcome === 'rejected' || note);
    return {
      encoding: list.encoding,
      separator: list.separator,
      firstRow: list.firstRow,
      hasHeadings: list.hasHeadings,
      columns: list.columns.map((field, index) => ({
        field,
        heading: list.headings[index] ?? '',
        samples: list.rows.flatMap(({ cells }) => cells[index] || []).slice(0, 3),
      })),
      rows: [...rows.slice(0, shownRows), ...problems.slice(0, shownProblems)],
      counts: { new: count('new'), added: count('added'), rejected: count('rejected') },
      importedBefore: before ?? null,
    };
  }

  /** Returns what a person has uploaded: without a file if it is imported already. Throws 404 if it is not there any more. */
  async find({ userId }: StaffMember, id: number): Promise<{ file: Buffer | null; digest: Buffer }> {
    const [found]: { file: Buffer | null; digest: Buffer }[] = await this.database.query(
      'select file, file_digest as digest from imports where id = $1 and created_by = $2',
      [id, userId],
    );
    if (!found) throw new NotFoundException(fileGone);
    return found;
  }

  /** Throws 422 with a sentence for the person who has chosen the file. */
  async read(file: Buffer, options: ListOptions): Promise<ReadList> {
    const list = await this.reader.read(file, options);
    if ('problem' in list) throw new ValidationFailedException({ file: list.problem });
    return list;
  }
}

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
