import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  BookmarkIcon,
  ChartIcon,
  CircleAlertIcon,
  EyeIcon,
  InboxIcon,
  KeyIcon,
  MailXIcon,
  PackageIcon,
  ReplyIcon,
  ShieldCheckIcon,
  TimerIcon,
  UserIcon,
  UsersIcon,
} from '@portal/ui/icons';

const icons = {
  inbox: InboxIcon,
  user: UserIcon,
  timer: TimerIcon,
  alert: CircleAlertIcon,
  ban: BanIcon,
  'mail-failed': MailXIcon,
  reply: ReplyIcon,
  chart: ChartIcon,
  users: UsersIcon,
  package: PackageIcon,
  key: KeyIcon,
  shield: ShieldCheckIcon,
  privacy: EyeIcon,
  view: BookmarkIcon,
};

export type IconName = keyof typeof icons;

export const DestinationIcon = ({ name }: { name: IconName }) => <Icon of={icons[name]} size="sm" />;
