import { formatDue } from '@portal/contracts/business-time';
import { contactChannels, isClosed, type LeadStatus, leadStatuses } from '@portal/contracts/lead';
import { queryClient, useQuery } from '@portal/platform/query';
import type { LeadAction, LeadSummary, Person } from '@portal/staff-client/lead';
import type { Command, CommandId } from '../commands/command.ts';
import { openContact, openMenu, openOutcome } from '../commands/overlay.ts';
import { countOf } from '../numbers.ts';
import { sessionQuery } from '../session/session.ts';
import { businessDay, businessTimeZone } from '../time/business-time.ts';
import { useAction } from '../use-action.ts';
import { awayText } from './away.ts';
import { contacts } from './contacts.content.ts';
import { openNextStep } from './next-step-question.ts';
import { ownersQuery } from './owners.queries.ts';
import { statuses } from './statuses.content.ts';
import { dayInMonth, suggestedDays } from './step-days.ts';
import { summaryQuery } from './summary.queries.ts';
import { useLeadAction } from './use-lead-mutations.ts';
import { useEndStep } from './use-next-step.ts';
import { useReadMark } from './use-read-mark.ts';

/**
 * Returns the commands for these leads. Empty without leads. `ids`: all leads that the commands change, if some are not loaded.
 */
export function useLeadCommands(leads: readonly LeadSummary[], ids?: readonly number[]): Command[] {
  const { data: me } = useQuery(sessionQuery);
  const { mutate } = useLeadAction();
  const { mutate: markRead } = useReadMark();
  const chooseOwner = useChooseOwner();
  const chooseStatus = useChooseStatus();
  const chooseSnooze = useChooseSnooze();
  const { mutate: endStep } = useEndStep();
  if (leads.length === 0) return [];

  const command = (id: CommandId, label: string, keys: string, run: () => void): Command => ({
    id,
    label,
    keys,
    run,
    group: 'This lead',
    needs: 'agent',
  });
  const apply = (action: LeadAction) => () => mutate({ leads, ids, action });
  const areSpam = leads.every(({ isSpam }) => isSpam);
  const areClosed = areSpam || leads.every(({ status }) => isClosed(status));
  const areUnread = leads.every(({ isUnread }) => isUnread);

  // A contact is logged for one lead at a time, because it has an outcome and a note.
  const [lead] = leads.length === 1 && !ids ? leads : [];
  // Everyone may mark leads for themselves.
  const readCommand = (id: 'read' | 'unread', label: string, isUnread: boolean): Command =>
    lead
      ? { ...command(id, label, 'r', () => markRead({ lead, isUnread })), needs: 'viewer' }
      : command(id, label, 'r', apply({ kind: isUnread ? 'unread' : 'read' }));
  return [
    ...(lead ? contactChannels : []).map((channel) =>
      command(channel, contacts[channel].command, contacts[channel].key, () => lead && openContact(lead, channel)),
    ),
    ...leadStatuses.map((status) =>
      command(status, statuses[status].command, statuses[status].key, () => chooseStatus(leads, status, ids)),
    ),
    command('assign', 'Assign to…', 'a', () => chooseOwner({ leads, ids })),
    command('assign-to-me', 'Assign to me', 'm', () => {
      if (me) mutate({ leads, ids, action: { kind: 'assign', ownerId: me.id }, owner: { id: me.id, name: me.name } });
    }),
    ...(lead && !areClosed ? [command('next-step', 'Set the next step', 'i', () => openNextStep(lead.id))] : []),
    ...(lead?.nextStep
      ? [command('step-done', 'Complete the next step', 'y', () => endStep({ lead, isDone: true }))]
      : []),
    ...(areClosed ? [] : [command('snooze', 'Snooze…', 'h', () => chooseSnooze(leads, ids))]),
    areSpam
      ? command('release', 'Not spam', 's', apply({ kind: 'release' }))
      : command('spam', 'Move to spam', 's', apply({ kind: 'spam' })),
    areUnread ? readCommand('read', 'Mark as read', false) : readCommand('unread', 'Mark as unread', true),
  ];
}

/** Returns a function that changes the status of leads. For won and lost leads it first asks for the outcome. */
export function useChooseStatus() {
  const { mutate } = useLeadAction();
  return (leads: readonly LeadSummary[], status: LeadStatus, ids?: readonly number[]) => {
    if (status === 'won' || status === 'lost') openOutcome({ leads, ids, status });
    else mutate({ leads, ids, action: { kind: 'status', status } });
  };
}

/** Returns a function that opens the menu of the statuses of a lead, at its button. */
export function useStatusMenu() {
  const chooseStatus = useChooseStatus();
  return (lead: LeadSummary, button: Element) =>
    openMenu(
      `Status of ${lead.name}`,
      leadStatuses.map((status) => ({
        label: statuses[status].name,
        hint: status === lead.status ? 'Current' : statuses[status].key,
        isCurrent: status === lead.status,
        run: () => chooseStatus([lead], status),
      })),
      button,
    );
}

/** Returns a function that opens the menu of the days until which leads are hidden. */
function useChooseSnooze() {
  const { mutate } = useLeadAction();
  return (leads: readonly LeadSummary[], ids?: readonly number[]) => {
    const today = businessDay();
    const { openings = [] } = queryClient.getQueryData(summaryQuery.queryKey)?.businessHours ?? {};
    const days = [
      ...suggestedDays(today, openings, businessTimeZone()),
      ['In a month', dayInMonth(today, openings, businessTimeZone())] as const,
    ];
    const snooze = (until: string | null) => mutate({ leads, ids, action: { kind: 'snooze', until } });
    openMenu('Snooze until…', [
      ...days.map(([label, day]) => ({ label, hint: formatDue(day), run: () => snooze(day) })),
      ...(leads.some(({ snoozedUntil }) => snoozedUntil) ? [{ label: 'Show now', run: () => snooze(null) }] : []),
    ]);
  };
}

/** The button of a lead page that shows its owner. */
export const ownerButtonId = 'owner';

/** Returns a function that opens the menu of owners. */
export function useChooseOwner() {
  const { mutate } = useLeadAction();
  return useAction({
    run: (_of: { leads: readonly LeadSummary[]; ids?: readonly number[] }) => queryClient.fetchQuery(ownersQuery),
    failed: 'Owners could not be loaded',
    onSuccess: (owners, { leads, ids }) => {
      const assign = (owner: Person | null) => () =>
        mutate({ leads, ids, action: { kind: 'assign', ownerId: owner?.id ?? null }, owner: owner ?? undefined });
      const items = owners.map(({ id, name, email, absence }) => ({
        label: name,
        hint: awayText(absence) ?? email,
        run: assign({ id, name }),
      }));
      const count = ids?.length ?? leads.length;
      openMenu(
        `Assign ${count === 1 ? leads[0]?.name : countOf(count, 'lead')} to…`,
        [...items, { label: 'Unassigned', run: assign(null) }],
        document.getElementById(ownerButtonId),
      );
    },
  }).mutate;
}
