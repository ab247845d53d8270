import { IntersectionType } from '@nestjs/swagger';
import { Format, IdOf } from '../../platform/http/field.decorators.ts';
import { SeenLeadsDto } from '../actions/lead-action.dto.ts';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';

export class SeparateDto {
  /** The lead to merge into the lead of the URL, or to separate from it. */
  @IdOf('a lead') leadId!: number;
}

export class MergeDto extends IntersectionType(SeparateDto, SeenLeadsDto) {}

/** Both leads, and the lead that a merge would make of them. */
export class MergePreviewDto {
  into!: LeadSummaryDto;
  merged!: LeadSummaryDto;
  result!: LeadSummaryDto;
}

export class MergedDto {
  /** Identifies the change for undo. */
  @Format('uuid') batchId!: string;
}
