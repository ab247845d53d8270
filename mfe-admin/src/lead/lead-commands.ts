import { leadStatuses } from '@portal/contracts/lead';
import type { Session } from '@portal/contracts/staff';
import { queryClient } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import type { Command } from '../commands/command.ts';
import { ask } from '../commands/palette-state.ts';
import { staffNamesQuery } from '../staff/names.queries.ts';
import { act } from './lead-actions.ts';
import { statusWords } from './statuses.content.ts';

/** What can be done to the leads that are chosen, or to the one that is open. Nothing while there is none. */
export function leadCommands(leads: readonly LeadSummary[], me: Session | undefined): Command[] {
  if (leads.length === 0) return [];
  const deed = (id: string, label: string, keys: string, run: () => void): Command => ({
    id,
    label,
    keys,
    run,
    group: 'This lead',
    needs: 'agent',
  });
  const areSpam = leads.every(({ isSpam }) => isSpam);
  const areUnread = leads.every(({ isUnread }) => isUnread);

  return [
    ...leadStatuses.map((status) =>
      deed(status, statusWords[status].deed, statusWords[status].key, () => act(leads, { kind: 'status', status })),
    ),
    {
      ...deed('answered', 'Mark as contacted', 'e', () => act(leads, { kind: 'status', status: 'contacted' })),
      onlyKeys: true,
    },
    deed('assign', 'Assign to…', 'a', () => askOwner(leads)),
    deed('claim', 'Assign to me', 'm', () => {
      if (me) act(leads, { kind: 'assign', ownerId: me.id }, { id: me.id, name: me.name });
    }),
    areSpam
      ? deed('release', 'Release from spam', 's', () => act(leads, { kind: 'release' }))
      : deed('spam', 'Put aside as spam', 's', () => act(leads, { kind: 'spam' })),
    areUnread
      ? deed('read', 'Mark as read', 'r', () => act(leads, { kind: 'read' }))
      : deed('unread', 'Mark as unread', 'r', () => act(leads, { kind: 'unread' })),
  ];
}

export async function askOwner(leads: readonly LeadSummary[]) {
  const names = await queryClient.fetchQuery(staffNamesQuery).catch(() => []);
  ask(leads.length === 1 ? `Who takes ${leads[0]?.name}?` : `Who takes these ${leads.length} leads?`, [
    ...names.map(({ id, name, email }) => ({
      label: name,
      hint: email,
      run: () => void act(leads, { kind: 'assign', ownerId: id }, { id, name }),
    })),
    { label: 'Nobody', run: () => void act(leads, { kind: 'assign', ownerId: null }) },
  ]);
}
