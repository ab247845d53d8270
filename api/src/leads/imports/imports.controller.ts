import { Body, ConflictException, Get, Header, NotFoundException, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Before, pageOf, pageRows } from '../../platform/http/page.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { Creates, Returns, ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { assertAssignable } from '../actions/assignable.ts';
import { csvOptions } from '../export/lead-csv.ts';
import {
  ImportDto,
  ImportMappingDto,
  ImportPreviewDto,
  ImportRemovalDto,
  ImportsPageDto,
  NewImportDto,
  UploadedFileDto,
} from './import.dto.ts';
import { UploadedLists } from './uploaded-lists.service.ts';

const ImportId = PathId('There is no such import.');
const shownKept = 20;

/** Lists that staff import. The file is kept until it is imported: then its rows are stored, and each becomes a request (ImportWorker). */
@DeskController('admin/imports', 'Imports', 'manager')
export class ImportsController {
  constructor(
    private readonly files: UploadedLists,
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Creates(
    UploadedFileDto,
    'Upload a list of people',
    `CSV, at most 5 MB and 5,000 rows. It is kept until it is imported, at most for a day.`,
  )
  @AllowsEarlierSignIn('It is not imported yet.')
  @Post('files')
  upload(@CurrentStaff() staff: StaffMember, @Req() request: Request): Promise<UploadedFileDto> {
    return this.files.upload(staff, request);
  }

  @Returns(ImportPreviewDto, 'Show what an import of an uploaded file would do', 'Stores nothing.')
  @AllowsEarlierSignIn('Reads only: the mapping is in the body.')
  @Post(':id/preview')
  preview(
    @ImportId id: number,
    @Body() mapping: ImportMappingDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ImportPreviewDto> {
    return this.files.preview(staff, id, mapping);
  }

  /** Stores the rows of an uploaded file, which are imported in the background. Once: a repeated request changes nothing. */
  @Returns(
    ImportDto,
    'Import an uploaded file',
    'Each row becomes a request, in the background: of the lead that has its email address, or of a new one. Nobody is notified of the single leads. The file is removed. Repeating the request imports nothing more. Recorded in the audit log.',
  )
  @AllowsEarlierSignIn('It can be taken back.')
  @Post(':id/start')
  async start(
    @ImportId id: number,
    @Body() { name, ownerId = null, startsClock, ...mapping }: NewImportDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ImportDto> {
    const { file } = await this.files.find(staff, id);
    if (!file) return this.show(id);
    const list = await this.files.read(file, mapping);
    if (!list.rows.some(({ content }) => content))
      throw new ValidationFailedException({ file: 'No row of the file can be imported' });
    await this.database.transaction(async (manager) => {
      await assertAssignable(manager, ownerId);
      const [, started]: [unknown, number] = await manager.query(
        `update imports set state = 'running', file = null, created_at = now(), name = $2, headings = $3, owner_id = $4, starts_clock = $5
         where id = $1 and state = 'uploaded'`,
        [id, name, JSON.stringify(list.headings), ownerId, startsClock],
      );
      // Imported, or erased, meanwhile.
      if (started === 0) return void (await this.files.find(staff, id));
      await manager.query(
        `insert into import_rows (import_id, row, state, content, problem)
         select $1, row, state, content, problem
         from jsonb_to_recordset($2) as one (row integer, state text, content jsonb, problem text)`,
        [
          id,
          JSON.stringify(
            list.rows.map(({ row, cells, content, problem }) => ({
              row,
              state: content ? 'waiting' : 'rejected',
              content: content ?? cells,
              problem,
            })),
          ),
        ],
      );
      await this.jobs.send(manager, 'import', [{ importId: id }]);
      const rejected = list.rows.filter(({ problem }) => problem).length;
      const data = { importId: id, rows: list.rows.length, rejected };
      await recordAudit(manager, { kind: 'leads-imported', actor: staff, data });
    });
    return this.show(id);
  }

  @Returns(ImportsPageDto, 'List imports, newest first', 'Fifty per page.')
  @Get()
  async list(@Before('before must be the number of an import.') before?: number): Promise<ImportsPageDto> {
    return pageOf(await this.select('($1::integer is null or imports.id < $1)', before ?? null, pageRows));
  }

  @Returns(ImportDto, 'Show an import and its progress')
  @Get(':id')
  async show(@ImportId id: number): Promise<ImportDto> {
    const [found] = await this.select('imports.id = $1', id, 1);
    if (!found) throw new NotFoundException(`There is no import ${id}.`);
    return found;
  }

  @ReturnsFile(
    'text/csv',
    '"Row","Problem","Name"\r\n',
    'Export the rejected rows of an import',
    'CSV with the columns of the file, the number of the row and why it was rejected. Kept for 30 days.',
  )
  @RequiresRecentSignIn()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="rejected-rows.csv"')
  @Get(':id/rejected.csv')
  async rejected(@ImportId id: number): Promise<string> {
    await this.show(id);
    const [{ headings }]: [{ headings: string[] }] = await this.database.query(
      'select headings from imports where id = $1',
      [id],
    );
    const rows: { row: number; problem: string; content: string[] }[] = await this.database.query(
      `select row, problem, content from import_rows
       where import_id = $1 and state = 'rejected' and content is not null order by row`,
      [id],
    );
    return stringify(
      [['Row', 'Problem', ...headings], ...rows.map(({ row, problem, content }) => [String(row), problem, ...content])],
      { ...csvOptions, header: false },
    );
  }

  @Returns(ImportRemovalDto, 'Show what taking an import back would remove')
  @Get(':id/removal')
  async removal(@ImportId id: number): Promise<ImportRemovalDto> {
    await this.show(id);
    return removalOf(this.database.manager, id);
  }

  /** Removes in the background what an import has stored, except leads that staff have worked on. Throws 409 while it is running. */
  @Returns(
    ImportDto,
    'Take an import back',
    'Removes in the background the leads that exist only by it, and its requests of other leads. Leads that staff have worked on stay. Cannot be undone. Requires a recent sign-in and is recorded in the audit log.',
  )
  @RequiresRecentSignIn()
  @Post(':id/take-back')
  async takeBack(@ImportId id: number, @CurrentStaff() staff: StaffMember): Promise<ImportDto> {
    await this.database.transaction(async (manager) => {
      const [found]: { state: string }[] = await manager.query(
        `select state from imports where id = $1 and state <> 'uploaded' for update`,
        [id],
      );
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
    return this.show(id);
  }

  private select(where: string, value: number | null, limit: number): Promise<ImportDto[]> {
    return this.database.query(
      `select imports.id, imports.name, state, creator.name as "createdBy", ${isoTime('imports.created_at')} as "createdAt",
              ${isoTime('finished_at')} as "finishedAt", ${isoTime('taken_back_at')} as "takenBackAt", remover.name as "takenBackBy",
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
       where state <> 'uploaded' and ${where} order by imports.id desc limit ${limit}`,
      [value],
    );
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
