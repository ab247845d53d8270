import { useNavigate } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { useCommands } from '../commands/use-commands.ts';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { leaveInbox } from '../leads/leads.queries.ts';
import { listCommands, shortcut } from '../leads/list-commands.ts';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { inboxPath, leadPath } from '../paths.ts';
import type { Selection } from './selection.ts';
import { useFilterMenu } from './use-filter-menu.ts';

interface InboxCommandsOptions {
  filter: LeadFilter;
  leads: LeadSummary[];
  selectedLeads: LeadSummary[];
  /** The leads to change, if all that match are selected. */
  allIds: number[] | undefined;
  selection: Selection;
}

/** Registers the commands of the list. They act on the selected leads, or else on the active one. */
export function useInboxCommands({ filter, leads, selectedLeads, allIds, selection }: InboxCommandsOptions) {
  const navigate = useNavigate();
  const activeId = useStore(activeLead);
  const openFilterMenu = useFilterMenu();
  const lead = leads.find(({ id }) => id === activeId);
  const leadCommands = useLeadCommands(
    selectedLeads.length > 0 ? selectedLeads : lead ? [lead] : [],
    selectedLeads.length > 0 ? allIds : undefined,
  );

  const move = (steps: number) => {
    const index = leads.findIndex(({ id }) => id === activeId);
    const next = leads[Math.min(Math.max(index + steps, 0), leads.length - 1)];
    if (next) setActiveLead(next.id, { focus: true });
  };
  const open = (id: number, hash = '') => {
    leaveInbox(filter);
    navigate(leadPath(id) + hash);
  };
  useCommands([
    ...leadCommands,
    ...listCommands({ lead, open, move }),
    {
      ...shortcut('select', 'Select lead', 'x', () => {
        if (lead) selection.toggle(lead.id);
      }),
      needs: 'agent' as const,
    },
    shortcut('clear-selection', 'Clear selection', 'Escape', () => selection.set([])),
    shortcut('search', 'Search', '/', () => document.getElementById('search')?.focus()),
    { id: 'filter', label: 'Filter and sort…', keys: 'f', group: 'List', run: () => openFilterMenu(undefined) },
    {
      id: 'clear-filters',
      label: 'Clear search and filters',
      keys: 'z',
      group: 'List',
      run: () => void navigate(inboxPath()),
    },
  ]);
}
