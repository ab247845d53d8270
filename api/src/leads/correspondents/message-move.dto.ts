import { IsOptional } from 'class-validator';
import { IdOf } from '../../platform/http/field.decorators.ts';
import { MergedDto } from '../merge/lead-merge.dto.ts';

export class MoveMessageDto {
  /** The lead to move it to. Without it, the lead of its sender, which is started if there is none. */
  @IsOptional() @IdOf('a lead') leadId?: number | null;
}

export class MovedMessageDto extends MergedDto {
  /** The lead that the message is part of now. */
  leadId!: number;
}
