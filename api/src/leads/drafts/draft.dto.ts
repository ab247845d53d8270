import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { type DraftKind, draftKinds } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { IsIn } from 'class-validator';
import { RawText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

export class SaveDraftDto {
  @ApiProperty({ enum: draftKinds })
  @IsIn(draftKinds, { message: `kind must be one of ${draftKinds.join(', ')}` })
  kind!: DraftKind;

  @ApiProperty({ example: 'Called, wants a quote for', maxLength: textLimits.note, description: 'Stored as it is.' })
  @RawText({ label: 'The text', max: textLimits.note })
  text!: string;

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

/** Text that was typed about a lead and not saved. Only its author can read it. */
export class DraftDto extends IntersectionType(DraftRevisionDto, PickType(SaveDraftDto, ['kind', 'text'])) {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  updatedAt!: string;
}
