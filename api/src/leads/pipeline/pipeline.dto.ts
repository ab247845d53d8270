import type { OpenStatus } from '@portal/contracts/lead';
import { IsOptional } from 'class-validator';
import { OneOf } from '../../platform/http/field.decorators.ts';
import { LeadFilterDto } from '../list/lead-filter.dto.ts';

export const pipelineGroups = ['month', 'owner', 'practice'] as const;
export type PipelineGroup = (typeof pipelineGroups)[number];

/** Which open leads, and by what their rows are. Snoozed leads count, unless the filter leaves them out. */
export class PipelineRequestDto extends LeadFilterDto {
  /** By default `month`. */
  @IsOptional() @OneOf(pipelineGroups) by?: PipelineGroup;
}

/** Open leads, and what they are expected to be worth. */
export class PipelineSumDto {
  count!: number;
  /** How many of them have no value. */
  withoutValue!: number;
  /** Of the others, in US dollars. */
  value!: number;
  /** Each value times the share of its stage that was won. Null: too few leads of a stage were closed within the last year. */
  weighted!: number | null;
}

export class PipelineStageDto extends PipelineSumDto {
  status!: OpenStatus;
  /** Leads that were won or lost within the last year, and had reached this stage. */
  closed!: number;
  /** The share of them that was won. Null for fewer than 20. */
  winRate!: number | null;
}

export class PipelineRowDto extends PipelineSumDto {
  /** A month (`past` for all before this one), the id of an owner, or a practice. `none` if it is not known. */
  key!: string;
  /** The name of an owner. */
  label!: string;
  /** Of a month, in US dollars. */
  target!: number | null;
}

export class PipelineDto {
  /** This month, in the time zone of the business. */
  month!: string;
  total!: PipelineSumDto;
  /** All stages of open leads, in their order. */
  stages!: PipelineStageDto[];
  /** Months in their order, others by value; what is not known comes last. */
  rows!: PipelineRowDto[];
}
