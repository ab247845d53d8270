import type { Dialogs } from './commands/overlay.ts';
import { ContactDialog } from './lead/contact-dialog.tsx';
import { RequestDialog } from './lead/request-dialog.tsx';
import { NotificationsDialog } from './notifications/notifications-dialog.tsx';
import { OutcomeDialog } from './outcome/outcome-dialog.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { ShortcutsDialog } from './palette/shortcuts-dialog.tsx';
import { VisitDialog } from './visits/visit-dialog.tsx';

export { ActionMenu } from './palette/action-menu.tsx';

/** What the command center opens, in one chunk. */
export const dialogs: Dialogs = {
  palette: CommandPalette,
  contact: ContactDialog,
  request: RequestDialog,
  notifications: NotificationsDialog,
  outcome: OutcomeDialog,
  visit: VisitDialog,
  shortcuts: ShortcutsDialog,
};
