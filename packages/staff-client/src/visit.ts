import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** A visit to a customer, as the customer was told last. */
export type SiteVisit = Schemas['SiteVisitDto'];
/** A visit in a list, with whom it is to. */
export type PlannedVisit = Schemas['PlannedVisitDto'];
/** What an entry of the timeline says about a visit. */
export type VisitNews = Schemas['VisitNewsDto'];
/** A visit to schedule, with its invitation. */
export type NewVisit = Schemas['NewVisitDto'];
/** The e-mail that cancels a visit. */
export type VisitMail = Schemas['VisitMailDto'];
export type SavedVisit = Schemas['SavedVisitDto'];
