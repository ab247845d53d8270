import type { Practice } from '@portal/contracts/practices';
import { Icon } from '@portal/ui/icon';
import { CctvIcon, MonitorIcon, NetworkIcon, ShieldCheckIcon } from '@portal/ui/icons';

const icons = {
  'physical-security': CctvIcon,
  connectivity: NetworkIcon,
  'it-security': ShieldCheckIcon,
  audiovisual: MonitorIcon,
};

export const PracticeIcon = ({ practice }: { practice: Practice }) => <Icon of={icons[practice]} size="lg" />;
