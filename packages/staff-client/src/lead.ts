import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** A row of the inbox. */
export type LeadSummary = Schemas['LeadSummaryDto'];
/** Search, filters, sort order and cursor of the inbox. */
export type LeadSearch = Schemas['LeadSearchDto'];
/** A saved filter of the inbox. `query` is its query string. */
export type SavedView = Schemas['SavedViewDto'];
/** One page of the inbox. */
export type LeadList = Schemas['LeadListDto'];
export type NewNextStep = Schemas['NewNextStepDto'];
export type Today = Schemas['TodayDto'];
/** A lead with its timeline, requests and duplicates. */
export type Lead = Schemas['LeadDto'];
export type LeadRequest = Schemas['LeadRequestDto'];
export type PossibleDuplicate = Schemas['PossibleDuplicateDto'];
export type TimelineEntry = Schemas['TimelineEntryDto'];
export type LeadAction = Schemas['LeadActionDto'];
/** A text that was typed and not saved. */
export type Draft = Schemas['DraftDto'];
export type DraftAttachment = Schemas['DraftAttachmentDto'];
export type MailTemplate = Schemas['MailTemplateDto'];
/** Id and name of a staff member. */
export type Person = Schemas['PersonDto'];
/** A lead that an action has not changed, and why. */
export type LeftLead = Schemas['LeftLeadDto'];
/** A value of a contact field of a lead. */
export type Detail = Schemas['DetailValueDto'];
export type DetailChange = Schemas['DetailChangeDto'];
/** A lead or request that staff enter by hand. */
export type ManualLead = Schemas['ManualLeadDto'];
/** An e-mail of a lead. */
export type Message = Schemas['MessageDto'];
