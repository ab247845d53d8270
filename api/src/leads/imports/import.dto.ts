import { ApiProperty } from '@nestjs/swagger';
import {
  type ImportEncoding,
  type ImportField,
  type ImportSeparator,
  type ImportState,
  importEncodings,
  importFields,
  importLimits,
  importSeparators,
  type RowOutcome,
} from '@portal/contracts/import';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { composeRules, Flag, Format, IdOf, RequiredText, WholeNumber } from '../../platform/http/field.decorators.ts';
import { PageDto } from '../../platform/http/page.ts';
import { PersonDto } from '../list/lead-summary.dto.ts';

const maxFirstRow = 10_000;

/** A file that is not imported yet. */
export class UploadedFileDto {
  /** The id of its import. */
  id!: number;
}

/** How an uploaded file is read, and what its columns are. */
export class ImportMappingDto {
  /**
   * The field of each column, null to leave it out. Several columns can be the same: the first filled one counts. By
   * default guessed.
   */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...importFields], nullable: true },
    nullable: true,
  })
  @composeRules(
    IsOptional(),
    IsArray({ message: 'columns must be an array' }),
    ArrayMaxSize(importLimits.columns, { message: `columns can have ${importLimits.columns} items` }),
    IsIn([...importFields, null], { each: true, message: `columns must be of ${importFields.join(', ')}, or null` }),
  )
  columns?: (ImportField | null)[] | null;

  /** By default guessed. */
  @IsOptional() @Flag() hasHeadings?: boolean | null;

  /** Number in a spreadsheet of the row with the headings or, without, of the first person. By default guessed. */
  @IsOptional()
  @WholeNumber({ max: maxFirstRow, message: `firstRow must be from 1 to ${maxFirstRow}` })
  firstRow?: number | null;

  /** By default guessed. */
  @IsOptional()
  @IsIn(importSeparators, { message: 'separator must be a comma, semicolon, tab or |' })
  separator?: ImportSeparator | null;

  /** By default guessed. */
  @IsOptional()
  @IsIn(importEncodings, { message: `encoding must be of ${importEncodings.join(', ')}` })
  encoding?: ImportEncoding | null;
}

export class NewImportDto extends ImportMappingDto {
  /** The source of its leads. */
  @RequiredText({ label: 'Name', max: importLimits.name, requiredMessage: 'Name of the list is required' })
  name!: string;

  /** The owner of new leads. */
  @IsOptional() @IdOf('a staff member, or null') ownerId?: number | null;

  /** Whether the leads wait for an answer, like forms. It also opens leads that are won or lost. */
  @Flag() startsClock!: boolean;
}

export class ImportColumnDto {
  /** Empty without headings. */
  heading!: string;
  /** The first three values. */
  samples!: string[];
  field!: ImportField | null;
}

export class ImportRowDto {
  /** Its number in a spreadsheet. */
  row!: number;
  outcome!: RowOutcome;
  /** Why it is rejected. */
  problem!: string | null;
  /** What of it is kept as text only. */
  note!: string | null;
  /** The lead that it is added to. */
  lead!: PersonDto | null;
  /** The row before with the same address. */
  sameAs!: number | null;
  /** What is imported of it, or all of a rejected one. */
  values!: string[];
}

export class ImportCountsDto {
  /** Leads. */
  new!: number;
  /** Rows that were added to leads. */
  added!: number;
  rejected!: number;
}

export class EarlierImportDto extends PersonDto {
  @Format('date-time') createdAt!: string;
}

export class ImportPreviewDto {
  encoding!: ImportEncoding;
  separator!: string;
  /** Row of the headings or, without, of the first person. */
  firstRow!: number;
  hasHeadings!: boolean;
  columns!: ImportColumnDto[];
  /** The first 20 rows, and the first 100 others that are rejected or have a note. */
  rows!: ImportRowDto[];
  counts!: ImportCountsDto;
  /** An import of the same file. */
  importedBefore!: EarlierImportDto | null;
}

export class ImportDto extends EarlierImportDto {
  state!: ImportState;
  /** Null: the account was deleted. */
  createdBy!: string | null;
  /** Null while it is running. */
  @Format('date-time') finishedAt!: string | null;
  /** @example null */
  @Format('date-time') takenBackAt!: string | null;
  takenBackBy!: string | null;
  /** Rows of the file. */
  rows!: number;
  /** Not stored yet. */
  waiting!: number;
  counts!: ImportCountsDto;
  /** Rejected rows that can still be downloaded. */
  rejectedRows!: number;
  /** Leads that were removed by taking it back. */
  removedLeads!: number;
  /** Requests that were removed from leads that stay. */
  removedRequests!: number;
}

export class ImportsPageDto extends PageDto(ImportDto) {}

/** What taking an import back would remove. */
export class ImportRemovalDto {
  /** Leads that exist only by it. */
  leads!: number;
  /** Requests of leads that have others, which stay. */
  requests!: number;
  /** Leads that stay as they are, because staff have worked on them. */
  kept!: number;
  /** The first 20 of these. */
  keptLeads!: PersonDto[];
}
