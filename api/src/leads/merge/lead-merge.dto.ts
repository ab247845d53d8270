import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { maxId } from '../max-id.ts';

export class MergeDto {
  @ApiProperty({ example: 43, description: 'The lead to merge into the lead of the URL.' })
  @IsInt({ message: 'leadId must be the id of a lead' })
  @Min(1, { message: 'leadId must be the id of a lead' })
  @Max(maxId, { message: 'leadId must be the id of a lead' })
  leadId!: number;
}

export class MergedDto {
  @ApiProperty({ format: 'uuid', description: 'Identifies the merge for undo.' })
  batchId!: string;
}
