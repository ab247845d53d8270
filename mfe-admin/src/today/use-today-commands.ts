import { useNavigate } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { useCommands } from '../commands/use-commands.ts';
import { activeLead } from '../leads/list-state.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { leadPath } from '../paths.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lead]')];

/** Returns the link of the first row of a lead. */
export const findRow = (id: number | undefined) => rows().find(({ dataset }) => dataset.lead === String(id));

/** Registers the commands of the page. Those of a lead act on the row that had the focus last. */
export function useTodayCommands(leads: readonly LeadSummary[], onLeave: () => void, takeNext: () => void) {
  const navigate = useNavigate();
  const activeId = useStore(activeLead);
  const lead = leads.find(({ id }) => id === activeId);
  const leadCommands = useLeadCommands(lead ? [lead] : []);
  // A lead can be in two sections, so the place is that of the row.
  const move = (steps: number) => {
    const all = rows();
    const focused = all.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    const active = findRow(activeId);
    const place = focused < 0 && active ? all.indexOf(active) : focused;
    all[Math.min(Math.max(place + steps, 0), all.length - 1)]?.focus();
  };
  const open = (id: number, hash = '') => {
    onLeave();
    navigate(leadPath(id) + hash);
  };
  const shortcut = (id: string, label: string, keys: string, run: () => void) =>
    ({ id, label, keys, group: 'List', isShortcutOnly: true, run }) as const;

  useCommands([
    ...leadCommands,
    ...(lead
      ? [{ ...shortcut('note', 'Add a note', 'n', () => open(lead.id, '#note')), needs: 'agent' as const }]
      : []),
    { id: 'take-next', label: 'Take the next new lead', group: 'List', needs: 'agent', run: takeNext },
    shortcut('next', 'Next lead', 'j', () => move(1)),
    shortcut('previous', 'Previous lead', 'k', () => move(-1)),
    shortcut('open', 'Open lead', 'o', () => lead && open(lead.id)),
  ]);
}
