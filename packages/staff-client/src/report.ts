import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** Numbers of a period and of the one before. Each `query` is the query string of the inbox for that number. */
export type Report = Schemas['ReportDto'];
export type Figures = Schemas['FiguresDto'];
export type Bucket = Schemas['BucketDto'];
/** A number of leads with the query string of their list. */
export type LeadCount = Schemas['LeadsDto'];
export type ReportRow = Schemas['ReportRowDto'];
/** Open leads and what they are expected to be worth. */
export type Pipeline = Schemas['PipelineDto'];
export type PipelineSum = Schemas['PipelineSumDto'];
export type MonthTarget = Schemas['MonthTargetDto'];
