import type { EntityManager } from 'typeorm';
import { widerNetwork } from '../rate-limit/client-network.ts';
import type { AuditActor } from './audit-actors.ts';

export const auditKinds = [
  'signed-in',
  'sign-in-failed',
  'sign-in-blocked',
  'signed-out',
  'sessions-ended',
  'account-created',
  'account-invited',
  'identity-linked',
  'account-renamed',
  'account-disabled',
  'account-enabled',
  'role-changed',
  'export-permission-changed',
  'password-link-created',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-codes-created',
  'recovery-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'api-token-created',
  'api-token-revoked',
  'mailed-new-address',
  'leads-exported',
  'leads-merged',
  'leads-separated',
  'request-moved',
  'leads-handed-over',
  'leads-imported',
  'import-taken-back',
  'person-exported',
  'person-erased',
  'retention-run',
] as const;
export type AuditKind = (typeof auditKinds)[number];

interface AuditEvent {
  kind: AuditKind;
  actor: AuditActor;
  /** The staff member that it was done to. */
  subject?: { userId: number; email: string };
  /** No secrets, and no personal data of leads. */
  data?: object;
}

/**
 * Appends to the audit log, in the transaction of what it records. The log, which nothing can be removed from, gets the wider network
 * of the client; the address stands beside it for a limited time.
 */
export async function recordAudit(manager: EntityManager, { kind, actor, subject, data = {} }: AuditEvent) {
  await manager.query(
    `with event as (
       insert into audit_events (kind, actor_id, actor, subject_id, subject, network, data)
       values ($1, $2, $3, $4, $5, $6, $7) returning id)
     insert into audit_addresses (event_id, address) select id, $8::text from event where $8::text is not null`,
    [
      kind,
      actor.userId ?? null,
      actor.email,
      subject?.userId ?? null,
      subject?.email ?? null,
      actor.network === undefined ? null : widerNetwork(actor.network),
      JSON.stringify(data),
      actor.network ?? null,
    ],
  );
}
