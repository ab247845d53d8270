import { cityNames, citySlugs } from '@portal/contracts/cities';
import type { DetailField } from '@portal/contracts/lead';
import { serviceInterests } from '@portal/contracts/practices';
import { services } from '@portal/contracts/services';
import type { PossibleDuplicate } from '@portal/staff-client/lead';

/** What two leads have in common. */
export const duplicateReasons: Record<PossibleDuplicate['reason'], string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  name: 'Same name and company',
  subject: 'Emails with the same subject',
};

const serviceLabels = new Map<string, string>([
  ...Object.entries(services).map(([slug, { name }]) => [slug, name] as const),
  ...serviceInterests.map(({ value, label }) => [value, label] as const),
]);

interface Choice {
  value: string;
  label: string;
}

/** Fields with known values. */
export const choicesOf: Partial<Record<DetailField, Choice[]>> = {
  service: [...serviceLabels].map(([value, label]) => ({ value, label })),
  city: citySlugs.map((value) => ({ value, label: cityNames[value] })),
};

/** Returns the website's name of a service, or the submitted text when it has none. */
export const serviceLabel = (service: string): string => serviceLabels.get(service) ?? service;
