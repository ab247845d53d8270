import type { AuditEvent } from '@portal/staff-client/audit-event';
import { countOf } from '../numbers.ts';
import { kinds } from './kinds.content.ts';

const permission = (isAllowed: unknown) => (isAllowed ? 'allowed' : 'not allowed');

/** Returns what happened, in one line without the actor: `Role changed from viewer to agent`. */
export function eventTitle({ kind, data }: AuditEvent): string {
  const name = kinds[kind];
  switch (kind) {
    case 'role-changed':
    case 'account-renamed':
    case 'passkey-renamed':
      return `${name} from ${data.from} to ${data.to}`;
    case 'export-permission-changed':
      return `Export ${permission(data.to)}`;
    case 'account-invited':
    case 'account-created':
      return `${name} as ${data.role}`;
    case 'mailed-new-address':
      return `Lead ${data.leadId}: e-mail to ${countOf(Number(data.count), 'address', 'addresses')} of nobody in it`;
    case 'leads-exported':
      return `${countOf(Number(data.count), 'lead')} exported`;
    case 'leads-merged':
      return `Lead ${data.leadId} merged into lead ${data.intoId}`;
    case 'leads-separated':
      return `Lead ${data.leadId} separated from lead ${data.intoId}`;
    case 'request-moved':
      return `Request ${data.requestId} moved from lead ${data.leadId} to lead ${data.intoId}`;
    case 'leads-handed-over':
      return `${countOf(Number(data.leads), 'open lead')} ${data.to ? `handed over to ${data.to}` : 'left unassigned'}`;
    case 'leads-imported':
      return `Import ${data.importId} started`;
    case 'import-taken-back':
      return `Import ${data.importId} taken back`;
    case 'person-erased':
      return `${name}, receipt ${data.receipt}`;
    case 'retention-run':
      return `${countOf(removedLeads(data), 'old lead')} removed`;
    case 'sessions-ended':
      return `${countOf(Number(data.sessions), 'session')} ended`;
    default:
      return name;
  }
}

/** Returns further details, or an empty text. */
export function eventDetails({ kind, data }: AuditEvent): string {
  switch (kind) {
    case 'signed-in':
      return [data.browser, data.method, data.passkey && `passkey ${data.passkey}`, data.isNewDevice && 'new device']
        .filter(Boolean)
        .join(', ');
    case 'api-token-created':
      return `${data.name}, ${data.scope}, ${countOf(Number(data.days), 'day')}`;
    case 'api-token-revoked':
    case 'passkey-added':
    case 'passkey-removed':
      return String(data.name ?? '');
    case 'sign-in-failed':
    case 'sessions-ended':
      return [data.reason, data.method].filter(Boolean).join(', ');
    case 'sign-in-blocked':
      return String(data.limit ?? '');
    case 'password-link-created':
    case 'password-reset':
      return String(data.purpose ?? '');
    case 'leads-imported':
      return `${countOf(Number(data.rows), 'row')}, ${data.rejected} rejected`;
    case 'import-taken-back':
      return `${countOf(Number(data.leads), 'lead')} removed, ${data.kept} kept`;
    case 'person-exported':
      return `Leads: ${data.leadIds}`;
    case 'retention-run':
      return Object.entries(data)
        .filter(([, count]) => Number(count) > 0)
        .map(([what, count]) => `${what}: ${count}`)
        .join(', ');
    case 'leads-exported':
      return describeFilter(data.filter);
    default:
      return '';
  }
}

/** Returns the number of removed leads of a run of retention. */
const removedLeads = ({ deliveries: _, ...leads }: Record<string, unknown>) =>
  Object.values(leads).reduce((total: number, count) => total + Number(count), 0);

function describeFilter(filter: unknown): string {
  const fields = Object.entries(filter && typeof filter === 'object' ? filter : {});
  if (fields.length === 0) return 'All leads';
  return fields.map(([name, value]) => (name === 'isSearch' ? 'search' : `${name}: ${value}`)).join(', ');
}
