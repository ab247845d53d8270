import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ImportEncoding,
  type ImportField,
  type ImportSeparator,
  type ImportState,
  importEncodings,
  importFields,
  importLimits,
  importSeparators,
  importStates,
  type RowOutcome,
  rowOutcomes,
} from '@portal/contracts/import';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageDto } from '../../platform/http/page.ts';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

const maxFirstRow = 10_000;
const optional = { type: String, nullable: true } as const;

const orGuessed = 'By default guessed.';

/** A file that is not imported yet. */
export class UploadedFileDto {
  @ApiProperty({ example: 7, description: 'The id of its import.' })
  id!: number;
}

/** How an uploaded file is read, and what its columns are. */
export class ImportMappingDto {
  @ApiPropertyOptional({
    type: 'array',
    nullable: true,
    items: { type: 'string', enum: [...importFields], nullable: true },
    description: `The field of each column, null to leave it out. Several columns can be the same: the first filled one counts. ${orGuessed}`,
  })
  @composeRules(
    IsOptional(),
    IsArray({ message: 'columns must be an array' }),
    ArrayMaxSize(importLimits.columns, { message: `columns can have ${importLimits.columns} items` }),
    IsIn([...importFields, null], { each: true, message: `columns must be of ${importFields.join(', ')}, or null` }),
  )
  columns?: (ImportField | null)[] | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: orGuessed })
  @composeRules(IsOptional(), IsBoolean({ message: 'hasHeadings must be true or false' }))
  hasHeadings?: boolean | null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: `Number in a spreadsheet of the row with the headings or, without, of the first person. ${orGuessed}`,
  })
  @composeRules(IsOptional(), WholeNumber({ max: maxFirstRow, message: `firstRow must be from 1 to ${maxFirstRow}` }))
  firstRow?: number | null;

  @ApiPropertyOptional({ type: String, enum: importSeparators, nullable: true, description: orGuessed })
  @composeRules(IsOptional(), IsIn(importSeparators, { message: 'separator must be a comma, semicolon, tab or |' }))
  separator?: ImportSeparator | null;

  @ApiPropertyOptional({ type: String, enum: importEncodings, nullable: true, description: orGuessed })
  @composeRules(IsOptional(), IsIn(importEncodings, { message: `encoding must be of ${importEncodings.join(', ')}` }))
  encoding?: ImportEncoding | null;
}

export class NewImportDto extends ImportMappingDto {
  @ApiProperty({ example: 'ISC West 2026', maxLength: importLimits.name, description: 'The source of its leads.' })
  @RequiredText({ label: 'Name', max: importLimits.name, requiredMessage: 'Name of the list is required' })
  name!: string;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 3, description: 'The owner of new leads.' })
  @composeRules(IsOptional(), WholeNumber({ max: maxId, message: 'ownerId must be the id of a staff member, or null' }))
  ownerId?: number | null;

  @ApiProperty({
    description: 'Whether the leads wait for an answer, like forms. It also opens leads that are won or lost.',
  })
  @IsBoolean({ message: 'startsClock must be true or false' })
  startsClock!: boolean;
}

class ImportColumnDto {
  @ApiProperty({ example: 'E-mail', description: 'Empty without headings.' })
  heading!: string;

  @ApiProperty({ type: [String], example: ['ada@example.com'], description: 'The first three values.' })
  samples!: string[];

  @ApiProperty({ type: String, enum: importFields, nullable: true })
  field!: ImportField | null;
}

class ImportLeadDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;
}

class ImportRowDto {
  @ApiProperty({ example: 2, description: 'Its number in a spreadsheet.' })
  row!: number;

  @ApiProperty({ enum: rowOutcomes })
  outcome!: RowOutcome;

  @ApiProperty({ ...optional, example: null, description: 'Why it is rejected.' })
  problem!: string | null;

  @ApiProperty({ ...optional, example: null, description: 'What of it is kept as text only.' })
  note!: string | null;

  @ApiProperty({ type: ImportLeadDto, nullable: true, description: 'The lead that it is added to.' })
  lead!: ImportLeadDto | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'The row before with the same address.' })
  sameAs!: number | null;

  @ApiProperty({
    type: [String],
    example: ['Ada Byron', 'ada@example.com'],
    description: 'What is imported of it, or all of a rejected one.',
  })
  values!: string[];
}

class ImportCountsDto {
  @ApiProperty({ example: 212, description: 'New leads.' })
  new!: number;

  @ApiProperty({ example: 12, description: 'Rows that were added to leads.' })
  added!: number;

  @ApiProperty({ example: 3 })
  rejected!: number;
}

class EarlierImportDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'ISC West 2026' })
  name!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class ImportPreviewDto {
  @ApiProperty({ enum: importEncodings })
  encoding!: ImportEncoding;

  @ApiProperty({ example: ',' })
  separator!: string;

  @ApiProperty({ example: 1, description: 'Row of the headings or, without, of the first person.' })
  firstRow!: number;

  @ApiProperty({ example: true })
  hasHeadings!: boolean;

  @ApiProperty({ type: [ImportColumnDto] })
  columns!: ImportColumnDto[];

  @ApiProperty({
    type: [ImportRowDto],
    description: 'The first 20 rows, and the first 100 others that are rejected or have a note.',
  })
  rows!: ImportRowDto[];

  @ApiProperty({ type: ImportCountsDto })
  counts!: ImportCountsDto;

  @ApiProperty({ type: EarlierImportDto, nullable: true, description: 'An import of the same file.' })
  importedBefore!: EarlierImportDto | null;
}

export class ImportDto extends EarlierImportDto {
  @ApiProperty({ enum: importStates })
  state!: ImportState;

  @ApiProperty({ ...optional, example: 'Grace', description: 'Null: the account was deleted.' })
  createdBy!: string | null;

  @ApiProperty({ ...optional, format: 'date-time', description: 'Null while it is running.' })
  finishedAt!: string | null;

  @ApiProperty({ ...optional, format: 'date-time', example: null })
  takenBackAt!: string | null;

  @ApiProperty({ ...optional, example: null })
  takenBackBy!: string | null;

  @ApiProperty({ example: 227, description: 'Rows of the file.' })
  rows!: number;

  @ApiProperty({ example: 0, description: 'Rows that are not stored yet.' })
  waiting!: number;

  @ApiProperty({ type: ImportCountsDto })
  counts!: ImportCountsDto;

  @ApiProperty({ example: 3, description: 'Rejected rows that can still be downloaded.' })
  rejectedRows!: number;

  @ApiProperty({ example: 0, description: 'Leads that were removed by taking it back.' })
  removedLeads!: number;

  @ApiProperty({ example: 0, description: 'Requests that were removed from leads that stay.' })
  removedRequests!: number;
}

export class ImportsPageDto extends PageDto(ImportDto) {}

/** What taking an import back would remove. */
export class ImportRemovalDto {
  @ApiProperty({ example: 210, description: 'Leads that exist only by it.' })
  leads!: number;

  @ApiProperty({ example: 12, description: 'Requests of leads that have others, which stay.' })
  requests!: number;

  @ApiProperty({ example: 2, description: 'Leads that stay as they are, because staff have worked on them.' })
  kept!: number;

  @ApiProperty({ type: [ImportLeadDto], description: 'The first 20 of these.' })
  keptLeads!: ImportLeadDto[];
}
