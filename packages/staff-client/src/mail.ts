import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

export type Mailbox = Schemas['MailboxDto'];
export type MailStatus = Schemas['MailStatusDto'];
export type MailTemplate = Schemas['MailTemplateDto'];
export type NewMailTemplate = Schemas['NewMailTemplateDto'];
