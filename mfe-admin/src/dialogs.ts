import { CommandPalette } from './app/palette/command-palette.tsx';
import { ShortcutsDialog } from './app/palette/shortcuts-dialog.tsx';
import type { Dialogs } from './commands/overlay.ts';
import { FilterDialog } from './inbox/filter-dialog.tsx';
import { ContactDialog } from './lead/dialogs/contact-dialog.tsx';
import { OutcomeDialog } from './lead/dialogs/outcome-dialog.tsx';
import { RequestDialog } from './lead/dialogs/request-dialog.tsx';
import { NotificationsDialog } from './notifications/notifications-dialog.tsx';
import { VisitDialog } from './visits/visit-dialog.tsx';

export { ConfirmIdentityDialog } from './app/layout/confirm-identity-dialog.tsx';
export { ActionMenu } from './app/palette/action-menu.tsx';

/** What the command center opens, in one chunk. */
export const dialogs: Dialogs = {
  palette: CommandPalette,
  contact: ContactDialog,
  request: RequestDialog,
  notifications: NotificationsDialog,
  filter: FilterDialog,
  outcome: OutcomeDialog,
  visit: VisitDialog,
  shortcuts: ShortcutsDialog,
};
