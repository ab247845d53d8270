import { BadRequestException, type PipeTransform } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { storable } from '@portal/contracts/storable-text';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount } from '@portal/contracts/visible-text';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsNotEmpty, ValidateBy, type ValidationArguments } from 'class-validator';
import { RawText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

const label = 'The text';

/** Only an e-mail can be longer than a note. */
const HasLengthOfKind = () =>
  ValidateBy(
    {
      name: 'hasLengthOfKind',
      validator: {
        validate: (text, { object }: ValidationArguments = {} as never) =>
          (object as SaveDraftDto).kind === 'reply' || characterCount(String(text)) <= textLimits.note,
      },
    },
    { message: tooLong(label, textLimits.note) },
  );

/** Of all fields of a form together, in characters. */
const maxFields = 40_000;

const areFields = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, text]) => typeof text === 'string' && !`${name}${text}`.includes('\0') && name.length <= textLimits.name,
  );

const HasFields = () =>
  ValidateBy(
    {
      name: 'hasFields',
      validator: {
        validate: (value) => areFields(value) && characterCount(Object.values(value).join('')) <= maxFields,
      },
    },
    { message: `fields must be texts by name, at most ${maxFields} characters together` },
  );

const fieldsSchema = {
  type: 'object',
  additionalProperties: { type: 'string' },
  example: { to: 'ada@example.com, ', cc: '', subject: 'Re: Gates' },
  description: 'The other fields of the form as they were typed, for example the recipients of a reply.',
} as const;

const wellFormed = Transform(({ value }) =>
  areFields(value) ? Object.fromEntries(Object.entries(value).map((pair) => pair.map(storable))) : value,
);

export class SaveDraftDto {
  @ApiProperty({
    example: 'note',
    maxLength: 120,
    description: 'Of which form: `note`, `contact`, `reply`, or its name.',
  })
  @IsNotEmpty({ message: 'kind must be the name of a form' })
  @RawText({ label: 'kind', max: 120 })
  kind!: string;

  @ApiProperty({
    example: 'Called, wants a quote for',
    maxLength: outgoingMailLimits.text,
    description: `Stored as it is. At most ${textLimits.note} characters unless it is a reply.`,
  })
  @RawText({ label, max: outgoingMailLimits.text })
  @HasLengthOfKind()
  text!: string;

  @ApiPropertyOptional(fieldsSchema)
  @wellFormed
  @HasFields()
  fields: Record<string, string> = {};

  @ApiPropertyOptional({
    type: [Number],
    example: [],
    description: 'Ids of files of other drafts of yours, which are attached to this one too.',
  })
  @ArrayMaxSize(100)
  @IsInt({ each: true, message: 'copiedFiles must be ids of files' })
  copiedFiles: number[] = [];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 0,
    description: 'The revision that the text was typed on. 0: the draft is new.',
  })
  @WholeNumber({ min: 0, max: maxId, message: 'revision must be the revision of the draft' })
  revision!: number;
}

/** A file of a reply that is not sent yet. */
export class DraftAttachmentDto {
  @ApiProperty({ example: 3 })
  id!: number;

  @ApiProperty({ example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ example: 'application/pdf', description: 'By its content.' })
  mimeType!: string;

  @ApiProperty({ example: 48_213, description: 'In bytes.' })
  size!: number;
}

export class StoredDraftDto {
  @ApiProperty({ type: 'integer', example: 1 })
  revision!: number;

  @ApiProperty({ type: [DraftAttachmentDto], description: 'Of a reply.' })
  attachments!: DraftAttachmentDto[];
}

/** What the client knows of a draft. */
export class DraftVersionDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 999_999_999, example: 1 })
  revision?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 999_999_999,
    example: 3,
    description: 'Highest id of its files, or 0.',
  })
  lastFileId?: number;

  /** Reads it from a query string. */
  static readonly pipe: PipeTransform = {
    transform: ({ revision, lastFileId }: Record<string, unknown>) => ({
      revision: numberOf('revision', revision),
      lastFileId: numberOf('lastFileId', lastFileId),
    }),
  };
}

function numberOf(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  throw new BadRequestException(`${name} must be a whole number.`);
}

/** What was typed into a form and not saved. Only its author can read it. */
export class DraftDto extends IntersectionType(StoredDraftDto, PickType(SaveDraftDto, ['kind', 'text'])) {
  @ApiProperty(fieldsSchema)
  fields!: Record<string, string>;

  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  updatedAt!: string;
}
