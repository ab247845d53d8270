import { Body, Get, Header, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import type { Request } from 'express';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Before } from '../../platform/http/page.ts';
import { Creates, Returns, ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
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
import { ImportsService } from './imports.service.ts';
import { UploadedLists } from './uploaded-lists.service.ts';

const ImportId = PathId('There is no such import.');

@DeskController('admin/imports', 'Imports', 'manager')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly files: UploadedLists,
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

  @Returns(
    ImportDto,
    'Import an uploaded file',
    'Each row becomes a request, in the background: of the lead that has its email address, or of a new one. Nobody is notified of the single leads. The file is removed. Repeating the request imports nothing more. Recorded in the audit log.',
  )
  @AllowsEarlierSignIn('It can be taken back.')
  @Post(':id/start')
  start(@ImportId id: number, @Body() list: NewImportDto, @CurrentStaff() staff: StaffMember): Promise<ImportDto> {
    return this.imports.start(staff, id, list);
  }

  @Returns(ImportsPageDto, 'List imports, newest first', 'Fifty per page.')
  @Get()
  list(@Before('before must be the number of an import.') before?: number): Promise<ImportsPageDto> {
    return this.imports.list(before);
  }

  @Returns(ImportDto, 'Show an import and its progress')
  @Get(':id')
  show(@ImportId id: number): Promise<ImportDto> {
    return this.imports.show(id);
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
    const { rows } = await this.imports.rejectedRows(id);
    return stringify(rows, { ...csvOptions, header: false });
  }

  @Returns(ImportRemovalDto, 'Show what taking an import back would remove')
  @Get(':id/removal')
  removal(@ImportId id: number): Promise<ImportRemovalDto> {
    return this.imports.removal(id);
  }

  @Returns(
    ImportDto,
    'Take an import back',
    'Removes in the background the leads that exist only by it, and its requests of other leads. Leads that staff have worked on stay. Cannot be undone. Requires a recent sign-in and is recorded in the audit log.',
  )
  @RequiresRecentSignIn()
  @Post(':id/take-back')
  takeBack(@ImportId id: number, @CurrentStaff() staff: StaffMember): Promise<ImportDto> {
    return this.imports.takeBack(staff, id);
  }
}
