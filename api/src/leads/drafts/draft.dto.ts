import { BadRequestException, type PipeTransform } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { storable } from '@portal/contracts/storable-text';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount } from '@portal/contracts/visible-text';
import { Transform } from 'class-transformer';
import { IsNotEmpty } from 'class-validator';
import { Format, IdsOf, maxId, RawText, Rule, WholeNumber } from '../../platform/http/field.decorators.ts';
import { AttachmentDto } from '../message.dto.ts';

const label = 'The text';

/** Only an e-mail can be longer than a note. */
const hasLengthOfKind = (text: unknown, draft: object) =>
  (draft as SaveDraftDto).kind === 'reply' || characterCount(String(text)) <= textLimits.note;

/** Of all fields of a form together, in characters. */
const maxFields = 40_000;

const areFields = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, text]) => typeof text === 'string' && !`${name}${text}`.includes('\0') && name.length <= textLimits.name,
  );

const areShort = (value: unknown) => areFields(value) && characterCount(Object.values(value).join('')) <= maxFields;

const wellFormed = Transform(({ value }) =>
  areFields(value) ? Object.fromEntries(Object.entries(value).map((pair) => pair.map(storable))) : value,
);

export class SaveDraftDto {
  /** Of which form: `note`, `contact`, `reply`, or its name. */
  @IsNotEmpty({ message: 'kind must be the name of a form' })
  @RawText({ label: 'kind', max: 120 })
  kind!: string;

  @ApiProperty({ description: `Stored as it is. At most ${textLimits.note} characters unless it is a reply.` })
  @RawText({ label, max: outgoingMailLimits.text })
  @Rule('hasLengthOfKind', hasLengthOfKind, tooLong(label, textLimits.note))
  text!: string;

  /** The other fields of the form as they were typed, for example the recipients of a reply. */
  @ApiPropertyOptional()
  @wellFormed
  @Rule('hasFields', areShort, `fields must be texts by name, at most ${maxFields} characters together`)
  fields: Record<string, string> = {};

  /** Ids of files of other drafts of yours, which are attached to this one too. */
  @IdsOf('files')
  copiedFiles: number[] = [];

  /** The revision that the text was typed on. 0: the draft is new. */
  @WholeNumber({ min: 0, max: maxId, message: 'revision must be the revision of the draft' })
  revision!: number;
}

/** A file of a reply that is not sent yet. */
export class DraftAttachmentDto extends PickType(AttachmentDto, ['name', 'mimeType', 'size']) {
  id!: number;
}

export class StoredDraftDto {
  /** @example 1 */
  revision!: number;
  /** Of a reply. */
  attachments!: DraftAttachmentDto[];
}

const QueryNumber = () => ApiProperty({ type: 'integer', minimum: 0, maximum: 999_999_999 });

/** What the client knows of a draft. */
export class DraftVersionDto {
  @QueryNumber() revision?: number;
  /** Highest id of its files, or 0. */
  @QueryNumber() lastFileId?: number;

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
  fields!: Record<string, string>;
  @Format('uuid') id!: string;
  @Format('date-time') updatedAt!: string;
}
