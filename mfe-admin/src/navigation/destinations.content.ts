import type { Role } from '@portal/contracts/staff';
import { accountPath, auditPath, dashboardPath, inboxPath, privacyPath, releasesPath, staffPath } from '../paths.ts';
import type { IconName } from './destination-icon.tsx';

export interface Destination {
  label: string;
  to: string;
  icon: IconName;
  /** Second key after `g`. */
  key?: string;
  /** Field of `GET /api/admin/summary`. */
  count?: 'unread' | 'spam' | 'overdue' | 'dueSoon' | 'failedDeliveries';
  /** Highlights a count above zero. */
  isUrgent?: boolean;
  needs?: Role;
}

/** Built-in filters of the inbox. */
export const views: Destination[] = [
  { label: 'Inbox', to: inboxPath(), icon: 'inbox', key: 'i', count: 'unread' },
  { label: 'My leads', to: inboxPath('owner=me'), icon: 'user', key: 'm' },
  { label: 'Unanswered', to: inboxPath('due=waiting&sort=due'), icon: 'reply', key: 'n' },
  { label: 'Due soon', to: inboxPath('due=soon&sort=due'), icon: 'timer', key: 'u', count: 'dueSoon' },
  {
    label: 'Overdue',
    to: inboxPath('due=overdue&sort=due'),
    icon: 'alert',
    key: 'o',
    count: 'overdue',
    isUrgent: true,
  },
  { label: 'Spam', to: inboxPath('spam=1'), icon: 'ban', key: 's', count: 'spam' },
  {
    label: 'Failed deliveries',
    to: inboxPath('failed=1'),
    icon: 'mail-failed',
    key: 'f',
    count: 'failedDeliveries',
    isUrgent: true,
  },
];

export const pages: Destination[] = [
  { label: 'Dashboard', to: dashboardPath(), icon: 'chart', key: 'd' },
  { label: 'Staff accounts', to: staffPath, icon: 'users', key: 't', needs: 'manager' },
  { label: 'Audit log', to: auditPath, icon: 'shield', key: 'l', needs: 'manager' },
  { label: 'Privacy', to: privacyPath, icon: 'privacy', key: 'p', needs: 'manager' },
  { label: 'Releases', to: releasesPath(), icon: 'package', key: 'r', needs: 'manager' },
  { label: 'Account', to: accountPath, icon: 'key', key: 'a' },
];
