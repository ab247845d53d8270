import { IdOf } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';
import { type SeenLeadDto, SeenLeads } from '../actions/lead-action.dto.ts';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';

export class SeparateDto {
  /** The lead to merge into the lead of the URL, or to separate from it. */
  @IdOf('a lead') leadId!: number;
}

export class MergeDto extends SeparateDto {
  @SeenLeads()
  seen?: SeenLeadDto[];
}

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
