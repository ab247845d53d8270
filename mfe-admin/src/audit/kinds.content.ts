import type { AuditKind } from '@portal/staff-client/audit-event';

/** The kinds of events, in the order of the filter. */
export const kinds: Record<AuditKind, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-blocked': 'Sign-in blocked',
  'signed-out': 'Signed out',
  'sessions-ended': 'Sessions ended',
  'account-created': 'Account created',
  'account-invited': 'Staff invited',
  'identity-linked': 'Identity provider linked',
  'account-renamed': 'Name changed',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'role-changed': 'Role changed',
  'export-permission-changed': 'Export permission changed',
  'password-link-created': 'Password link sent',
  'password-changed': 'Password changed',
  'password-reset': 'Password set by link',
  'second-factor-added': 'Authenticator app added',
  'second-factor-removed': 'Authenticator app removed',
  'second-factor-reset': 'Two-step verification reset',
  'recovery-codes-created': 'Recovery codes created',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'leads-exported': 'Leads exported',
  'leads-merged': 'Leads merged',
  'leads-separated': 'Leads separated',
  'leads-handed-over': 'Leads handed over',
  'person-exported': 'Person exported',
  'person-erased': 'Person erased',
  'retention-run': 'Old leads removed',
};

export const isAuditKind = (text: string): boolean => Object.hasOwn(kinds, text);
