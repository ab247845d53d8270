import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { type DraftKind, draftKinds } from '@portal/contracts/lead';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { storable } from '@portal/contracts/storable-text';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount } from '@portal/contracts/visible-text';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  MaxLength,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { composeRules, RawText } from '../../platform/http/text.decorators.ts';
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

/** As typed: addresses can be incomplete. */
const Addresses = () =>
  composeRules(
    ApiProperty({ type: [String], example: ['ada@example.com'], description: 'As they were typed.' }),
    Transform(({ value }) =>
      Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? storable(one) : one)) : value,
    ),
    IsArray({ message: 'Recipients must be a list' }),
    ArrayMaxSize(outgoingMailLimits.recipients, {
      message: `A message can have ${outgoingMailLimits.recipients} recipients at most`,
    }),
    MaxLength(textLimits.email, { each: true, message: 'Please check the addresses' }),
  );

/** What an e-mail has besides its text. */
class DraftReplyDto {
  @Addresses()
  to!: string[];

  @Addresses()
  cc!: string[];

  @ApiProperty({ example: 'Re: Gates', maxLength: textLimits.name, description: 'Empty: that of the conversation.' })
  @RawText({ label: 'The subject', max: textLimits.name })
  subject!: string;
}

export class SaveDraftDto {
  @ApiProperty({ enum: draftKinds })
  @IsIn(draftKinds, { message: `kind must be one of ${draftKinds.join(', ')}` })
  kind!: DraftKind;

  @ApiProperty({
    example: 'Called, wants a quote for',
    maxLength: outgoingMailLimits.text,
    description: `Stored as it is. At most ${textLimits.note} characters unless it is a reply.`,
  })
  @RawText({ label, max: outgoingMailLimits.text })
  @HasLengthOfKind()
  text!: string;

  @ApiPropertyOptional({ type: DraftReplyDto, nullable: true, description: 'Of a reply.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => DraftReplyDto)
  reply?: DraftReplyDto | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 0,
    description: 'The revision that the text was typed on. 0: the draft is new.',
  })
  @WholeNumber({ min: 0, max: maxId, message: 'revision must be the revision of the draft' })
  revision!: number;
}

export class DraftRevisionDto {
  @ApiProperty({ type: 'integer', example: 1 })
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

/** Text that was typed about a lead and not saved. Only its author can read it. */
export class DraftDto extends IntersectionType(DraftRevisionDto, PickType(SaveDraftDto, ['kind', 'text'])) {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: DraftReplyDto, nullable: true, description: 'Of a reply.' })
  reply!: DraftReplyDto | null;

  @ApiProperty({ type: [DraftAttachmentDto], description: 'Of a reply.' })
  attachments!: DraftAttachmentDto[];

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  updatedAt!: string;
}
