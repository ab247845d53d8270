import type { components, paths } from './schema.d.ts';

type Schemas = components['schemas'];

/** A row of the inbox. */
export type LeadSummary = Schemas['LeadSummaryDto'];
/** Which leads are asked for, and in which order. */
export type LeadsQuery = NonNullable<paths['/api/admin/leads']['get']['parameters']['query']>;
/** One page of the inbox. */
export type LeadList = Schemas['LeadListDto'];
/** A lead with everything its page shows. */
export type Lead = Schemas['LeadDto'];
export type LeadSubmission = Schemas['LeadSubmissionDto'];
export type PossibleDuplicate = Schemas['PossibleDuplicateDto'];
export type TimelineEntry = Schemas['TimelineEntryDto'];
export type LeadAction = Schemas['LeadActionDto'];
/** Somebody on the staff, as far as a lead has to do with them. */
export type Person = Schemas['PersonDto'];
