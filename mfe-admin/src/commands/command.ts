import type { Role } from '@portal/contracts/staff';

/** In the order in which the help sheet and the palette show them. */
export const commandGroups = ['This lead', 'List', 'Go to', 'Everywhere'] as const;

/** Something staff can do: by its keys, from the palette, and told by the help sheet. */
export interface Command {
  /** Unique among all that are on the page at a time. */
  id: string;
  label: string;
  group: (typeof commandGroups)[number];
  /** One key (`j`, `?`), or two pressed one after the other (`g i`). */
  keys?: string;
  /** Who may do it; everybody unless it says so. */
  needs?: Role;
  /** Makes no sense from the palette, as moving in a list does. */
  onlyKeys?: boolean;
  run: () => void;
}
