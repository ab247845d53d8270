import { ApiProperty } from '@nestjs/swagger';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { type SeenLeadDto, SeenLeads } from '../actions/lead-action.dto.ts';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';
import { maxId } from '../max-id.ts';

export class SeparateDto {
  @ApiProperty({ example: 43, description: 'The lead to merge into the lead of the URL, or to separate from it.' })
  @WholeNumber({ max: maxId, message: 'leadId must be the id of a lead' })
  leadId!: number;
}

export class MergeDto extends SeparateDto {
  @SeenLeads()
  seen?: SeenLeadDto[];
}

/** Both leads, and the lead that a merge would make of them. */
export class MergePreviewDto {
  @ApiProperty({ type: LeadSummaryDto })
  into!: LeadSummaryDto;

  @ApiProperty({ type: LeadSummaryDto })
  merged!: LeadSummaryDto;

  @ApiProperty({ type: LeadSummaryDto })
  result!: LeadSummaryDto;
}

export class MergedDto {
  @ApiProperty({ format: 'uuid', description: 'Identifies the change for undo.' })
  batchId!: string;
}
