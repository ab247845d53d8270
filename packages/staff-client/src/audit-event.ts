import type { components, paths } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** An entry of the audit log. */
export type AuditEvent = Schemas['AuditEventDto'];
export type AuditKind = Schemas['AuditKind'];
export type AuditQuery = NonNullable<paths['/api/admin/audit']['get']['parameters']['query']>;
