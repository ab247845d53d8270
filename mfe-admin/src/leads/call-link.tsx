import type { LeadSummary } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { PhoneIcon } from '@portal/ui/icons';

interface CallLinkProps {
  lead: Pick<LeadSummary, 'name' | 'phone'>;
  className: string;
}

/** Calls the number of a lead, if its text is nothing else. */
export function CallLink({ lead: { name, phone }, className }: CallLinkProps) {
  if (!phone || !/^[\d\s().+-]+$/.test(phone) || phone.replace(/\D/g, '').length < 10) return null;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className} aria-label={`Call ${name}`}>
      <Icon of={PhoneIcon} size="sm" />
    </a>
  );
}
