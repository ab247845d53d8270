import { ApiProperty } from '@nestjs/swagger';
import { type RetentionKind, retentionKinds } from '@portal/contracts/retention';
import { Format } from '../../platform/http/field.decorators.ts';

export class RetentionRuleDto {
  /** `open`: neither won nor lost nor spam. */
  @ApiProperty({ enum: retentionKinds, enumName: 'RetentionKind' })
  kind!: RetentionKind;
  /** Days without activity after which leads are removed, or days after which sent deliveries are. 0: never. */
  days!: number;
  /** How many the next run removes, as of now. */
  due!: number;
}

/** Number of removed leads or deliveries by kind. */
export class RetentionRunDto {
  spam!: number;
  lost!: number;
  won!: number;
  open!: number;
  deliveries!: number;
}

export class LastRetentionRunDto {
  @Format('date-time') at!: string;
  removed!: RetentionRunDto;
}

export class RetentionDto {
  rules!: RetentionRuleDto[];
  /** When the next run is due. */
  @Format('date-time') nextRunAt!: string;
  lastRun!: LastRetentionRunDto | null;
}
