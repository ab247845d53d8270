import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { type SeenLeadDto, SeenLeads } from '../actions/lead-action.dto.ts';
import { LeadSummaryDto } from '../list/lead-summary.dto.ts';
import { maxId } from '../max-id.ts';

export class MergeDto {
  @ApiProperty({ example: 43, description: 'The lead to merge into the lead of the URL.' })
  @IsInt({ message: 'leadId must be the id of a lead' })
  @Min(1, { message: 'leadId must be the id of a lead' })
  @Max(maxId, { message: 'leadId must be the id of a lead' })
  leadId!: number;

  @SeenLeads()
  seen?: SeenLeadDto[];
}

export class SeparateDto {
  @ApiProperty({ example: 43, description: 'A lead that has been merged into the lead of the URL.' })
  @IsInt({ message: 'leadId must be the id of a lead' })
  @Min(1, { message: 'leadId must be the id of a lead' })
  @Max(maxId, { message: 'leadId must be the id of a lead' })
  leadId!: number;
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
