// What the command center opens, in one chunk.
export { ContactDialog } from '../lead/contact-dialog.tsx';
export { RequestDialog } from '../lead/request-dialog.tsx';
export { NotificationsDialog } from '../notifications/notifications-dialog.tsx';
export { OutcomeDialog } from '../outcome/outcome-dialog.tsx';
export { VisitDialog } from '../visits/visit-dialog.tsx';
export { CommandPalette } from './command-palette.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
