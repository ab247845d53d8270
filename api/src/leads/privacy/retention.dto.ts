import { ApiProperty } from '@nestjs/swagger';
import { type RetentionKind, retentionKinds } from '@portal/contracts/retention';

export class RetentionRuleDto {
  @ApiProperty({
    enum: retentionKinds,
    enumName: 'RetentionKind',
    description: '`open`: neither won nor lost nor spam.',
  })
  kind!: RetentionKind;

  @ApiProperty({
    type: 'integer',
    example: 30,
    description:
      'Days without activity after which leads are removed, or days after which sent deliveries are. 0: never.',
  })
  days!: number;

  @ApiProperty({ type: 'integer', example: 12, description: 'How many the next run removes, as of now.' })
  due!: number;
}

/** Number of removed leads or deliveries by kind. */
export class RetentionRunDto {
  @ApiProperty({ type: 'integer', example: 12 })
  spam!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  lost!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  won!: number;

  @ApiProperty({ type: 'integer', example: 0 })
  open!: number;

  @ApiProperty({ type: 'integer', example: 40 })
  deliveries!: number;
}

export class LastRetentionRunDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:00:02.000Z' })
  at!: string;

  @ApiProperty({ type: RetentionRunDto })
  removed!: RetentionRunDto;
}

export class RetentionDto {
  @ApiProperty({ type: [RetentionRuleDto] })
  rules!: RetentionRuleDto[];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:00:00.000Z', description: 'When the next run is due.' })
  nextRunAt!: string;

  @ApiProperty({ type: LastRetentionRunDto, nullable: true })
  lastRun!: LastRetentionRunDto | null;
}
