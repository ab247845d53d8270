import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

export type StaffMember = Schemas['StaffDto'];
export type NewStaff = Schemas['NewStaffDto'];
export type StaffChange = Schemas['StaffChangeDto'];
/** How somebody comes to a password; `link` only where the portal sends no mail. */
export type StaffLink = Schemas['StaffLinkDto'];
