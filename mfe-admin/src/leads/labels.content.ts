import { cityNames, citySlugs } from '@portal/contracts/cities';
import type { DetailField } from '@portal/contracts/lead';
import { serviceNames } from '@portal/contracts/service-name';
import type { PossibleDuplicate } from '@portal/staff-client/lead';

/** What two leads have in common. */
export const duplicateReasons: Record<PossibleDuplicate['reason'], string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  name: 'Same name and company',
  subject: 'Emails with the same subject',
};

interface Choice {
  value: string;
  label: string;
}

/** Fields with known values. */
export const choicesOf: Partial<Record<DetailField, Choice[]>> = {
  service: [...serviceNames].map(([value, label]) => ({ value, label })),
  city: citySlugs.map((value) => ({ value, label: cityNames[value] })),
};
