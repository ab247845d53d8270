import type { LeadSummary } from '@portal/staff-client/lead';
import type { Command, CommandId } from '../commands/command.ts';

/** A shortcut of a list. */
export const shortcut = (id: CommandId, label: string, keys: string, run: () => void): Command => ({
  ...{ id, label, keys, run },
  group: 'List',
  isShortcutOnly: true,
});

interface ListCommandsOptions {
  /** The active lead. */
  lead: LeadSummary | undefined;
  open: (id: number, hash?: string) => void;
  move: (steps: number) => void;
}

/** Returns the commands that move in a list, and open its active lead. */
export const listCommands = ({ lead, open, move }: ListCommandsOptions): Command[] => [
  ...(lead ? [{ ...shortcut('note', 'Add a note', 'n', () => open(lead.id, '#note')), needs: 'agent' as const }] : []),
  shortcut('next', 'Next lead', 'j', () => move(1)),
  shortcut('previous', 'Previous lead', 'k', () => move(-1)),
  shortcut('open', 'Open lead', 'o', () => lead && open(lead.id)),
];
