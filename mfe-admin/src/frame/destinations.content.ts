import type { Role } from '@portal/contracts/staff';
import type { IconName } from './destination-icon.tsx';

/** What `GET /api/admin/summary` counts. */
export type Counted = 'unread' | 'spam' | 'overdue' | 'dueSoon' | 'failedDeliveries';

export interface Destination {
  label: string;
  /** Address inside the staff view; the views of the inbox are its filters. */
  to: string;
  icon: IconName;
  /** Second key after `g`. */
  key?: string;
  count?: Counted;
  /** A count above zero wants somebody to act. */
  isUrgent?: boolean;
  needs?: Role;
}

export const views: Destination[] = [
  { label: 'Inbox', to: '/admin', icon: 'inbox', key: 'i', count: 'unread' },
  { label: 'Mine', to: '/admin?owner=me', icon: 'user', key: 'm' },
  { label: 'Unanswered', to: '/admin?status=new&sort=due', icon: 'reply', key: 'n' },
  { label: 'Due soon', to: '/admin?due=soon&sort=due', icon: 'timer', key: 'u', count: 'dueSoon' },
  { label: 'Overdue', to: '/admin?due=overdue&sort=due', icon: 'alert', key: 'o', count: 'overdue', isUrgent: true },
  { label: 'Spam', to: '/admin?spam=1', icon: 'ban', key: 's', count: 'spam' },
  {
    label: 'Failed deliveries',
    to: '/admin?failed=1',
    icon: 'mail-failed',
    key: 'f',
    count: 'failedDeliveries',
    isUrgent: true,
  },
];

export const screens: Destination[] = [
  { label: 'Dashboard', to: '/admin/dashboard', icon: 'chart', key: 'd' },
  { label: 'Staff', to: '/admin/staff', icon: 'users', key: 't', needs: 'manager' },
  { label: 'Releases', to: '/admin/releases', icon: 'package', key: 'r', needs: 'manager' },
  { label: 'Account', to: '/admin/account', icon: 'key', key: 'a' },
];
