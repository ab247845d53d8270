import type { Role } from '@portal/contracts/staff';
import {
  BanIcon,
  CalendarIcon,
  ChartIcon,
  CircleAlertIcon,
  EyeIcon,
  InboxIcon,
  KeyIcon,
  MailXIcon,
  NoteIcon,
  PackageIcon,
  PauseIcon,
  PlugIcon,
  ReplyIcon,
  SendIcon,
  ShieldCheckIcon,
  SunIcon,
  TargetIcon,
  TimerIcon,
  UploadIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
} from '@portal/ui/icons';
import {
  accountPath,
  auditPath,
  importsPath,
  inboxPath,
  integrationsPath,
  mailPath,
  openLeads,
  privacyPath,
  releasesPath,
  reportPath,
  staffPath,
  templatesPath,
  todayPath,
  visitsPath,
} from './paths.ts';

export interface Destination {
  label: string;
  to: string;
  icon: typeof InboxIcon;
  /** Second key after `g`. */
  key?: string;
  /** Field of `GET /api/admin/summary`. */
  count?: 'today' | 'unread' | 'spam' | 'overdue' | 'dueSoon' | 'failedDeliveries';
  /** Highlights a count above zero. */
  isUrgent?: boolean;
  needs?: Role;
}

/** The start page, and built-in filters of the inbox. */
export const views: Destination[] = [
  { label: 'Today', to: todayPath, icon: SunIcon, key: 'h', count: 'today' },
  { label: 'Visits', to: visitsPath(), icon: CalendarIcon, key: 'v' },
  { label: 'Inbox', to: inboxPath(), icon: InboxIcon, key: 'i', count: 'unread' },
  { label: 'Pipeline', to: inboxPath('view=board'), icon: TargetIcon, key: 'k' },
  { label: 'My leads', to: inboxPath('owner=me'), icon: UserIcon, key: 'm' },
  { label: 'Unassigned', to: inboxPath(`${openLeads}&owner=none`), icon: UserPlusIcon, key: 'w' },
  { label: 'Unanswered', to: inboxPath('due=waiting&sort=due'), icon: ReplyIcon, key: 'n' },
  { label: 'Due soon', to: inboxPath('due=soon&sort=due'), icon: TimerIcon, key: 'u', count: 'dueSoon' },
  {
    label: 'Overdue',
    to: inboxPath('due=overdue&sort=due'),
    icon: CircleAlertIcon,
    key: 'o',
    count: 'overdue',
    isUrgent: true,
  },
  { label: 'Snoozed', to: inboxPath('snoozed=1'), icon: PauseIcon, key: 'z' },
  { label: 'Spam', to: inboxPath('spam=1'), icon: BanIcon, key: 's', count: 'spam' },
  {
    label: 'Failed deliveries',
    to: inboxPath('failed=1'),
    icon: MailXIcon,
    key: 'f',
    count: 'failedDeliveries',
    isUrgent: true,
  },
];

export const reports: Destination[] = [{ label: 'Report', to: reportPath(), icon: ChartIcon, key: 'd' }];

export const management: Destination[] = [
  { label: 'Templates', to: templatesPath, icon: NoteIcon, key: 'e', needs: 'agent' },
  { label: 'Mail', to: mailPath, icon: SendIcon, key: 'x', needs: 'manager' },
  { label: 'Imports', to: importsPath, icon: UploadIcon, key: 'b', needs: 'manager' },
  { label: 'Integrations', to: integrationsPath, icon: PlugIcon, key: 'c', needs: 'manager' },
  { label: 'Staff accounts', to: staffPath, icon: UsersIcon, key: 't', needs: 'manager' },
  { label: 'Audit log', to: auditPath, icon: ShieldCheckIcon, key: 'l', needs: 'manager' },
  { label: 'Privacy', to: privacyPath, icon: EyeIcon, key: 'p', needs: 'manager' },
  { label: 'Releases', to: releasesPath(), icon: PackageIcon, key: 'r', needs: 'manager' },
];

export const account: Destination = { label: 'Account', to: accountPath, icon: KeyIcon, key: 'a' };
