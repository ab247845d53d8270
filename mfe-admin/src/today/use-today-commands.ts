import { useNavigate } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { useLayoutEffect, useRef } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { listCommands } from '../leads/list-commands.ts';
import { activeLead } from '../leads/list-state.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { leadPath } from '../paths.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lead]')];

/** Returns the place of the row with the focus, because a lead can be in two sections, or of the first row of a lead. */
function placeOf(id: number | undefined): number {
  const all = rows();
  const focused = all.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  return focused < 0 ? all.findIndex(({ dataset }) => dataset.lead === String(id)) : focused;
}

function focusRow(place: number): void {
  const all = rows();
  all[Math.min(Math.max(place, 0), all.length - 1)]?.focus();
}

/** Focuses the first row of a lead or, if it is done, of all. */
export const focusLead = (id: number | undefined) => focusRow(placeOf(id));

/** Registers the commands of the page. Those of a lead act on the row that had the focus last. */
export function useTodayCommands(leads: readonly LeadSummary[], onLeave: () => void, takeNext: () => void) {
  const navigate = useNavigate();
  const activeId = useStore(activeLead);
  const lead = leads.find(({ id }) => id === activeId);
  const leadCommands = useLeadCommands(lead ? [lead] : []);
  const place = useRef(-1);
  const focused = useRef<HTMLElement | undefined>(undefined);
  // What is done leaves its section, also for another one: the row in its place gets the focus.
  useLayoutEffect(() => {
    const shown = placeOf(activeId);
    if (focused.current?.isConnected === false && document.activeElement === document.body) focusRow(place.current);
    else if (shown >= 0) place.current = shown;
    focused.current = rows().find((row) => row.closest('li')?.contains(document.activeElement));
  });
  const move = (steps: number) => {
    const shown = placeOf(activeId);
    focusRow((shown < 0 ? place.current - Number(steps > 0) : shown) + steps);
  };
  const open = (id: number, hash = '') => {
    onLeave();
    navigate(leadPath(id) + hash);
  };
  useCommands([
    ...leadCommands,
    ...listCommands({ lead, open, move }),
    { id: 'take-next', label: 'Take the next new lead', group: 'List', needs: 'agent', run: takeNext },
  ]);
}
