import type { ContactChannel, LeadStatus } from '@portal/contracts/lead';
import type { Role } from '@portal/contracts/staff';

/** In the order in which the command palette and the shortcuts dialog show them. */
export const commandGroups = ['This lead', 'List', 'Go to', 'General'] as const;

export type CommandId =
  | (ContactChannel | LeadStatus | 'assign' | 'assign-to-me' | 'next-step' | 'step-done' | 'snooze')
  | ('spam' | 'release' | 'read' | 'unread' | 'reply' | 'note' | 'request' | 'visit' | 'copy-link')
  | ('merge' | `separate ${number}` | 'export-person' | 'erase-person')
  | ('next' | 'previous' | 'open' | 'back' | 'select' | 'clear-selection' | 'search' | 'filter' | 'clear-filters')
  | (`go ${string}` | 'take-next' | 'new-lead' | 'notifications' | 'undo' | 'shortcuts' | 'releases');

/** An action with a keyboard shortcut, an entry in the command palette, or both. */
export interface Command {
  /** Unique among the commands of the current page. */
  id: CommandId;
  label: string;
  group: (typeof commandGroups)[number];
  /** One key (`j`, `?`), or two keys pressed one after the other (`g i`). */
  keys?: string;
  /** Role that the command needs. Without it, every role may run the command. */
  needs?: Role;
  /** Not in the command palette. */
  isShortcutOnly?: boolean;
  run: () => void;
}
