import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

export type StaffMember = Schemas['StaffDto'];
export type NewStaff = Schemas['NewStaffDto'];
export type StaffChange = Schemas['StaffChangeDto'];
/** An invitation or password reset link. `link` is set only when the portal cannot send email. */
export type StaffLink = Schemas['StaffLinkDto'];
/** A colleague, with the present or next absence. */
export type StaffName = Schemas['StaffNameDto'];
export type NewAbsence = Schemas['NewAbsenceDto'];
export type Assignment = Schemas['AssignmentDto'];
export type StaffNotification = Schemas['StaffNotificationDto'];
export type NotificationSettings = Schemas['NotificationSettingsDto'];
