import { cityName } from '@portal/contracts/cities';
import type { DetailAction, DetailField } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { serviceName } from '@portal/contracts/service-name';

export const fieldNames: Record<DetailField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  city: 'City',
};

/** What was done with a value: `Phone hidden`. */
export const corrections: Record<DetailAction, string> = {
  add: 'added',
  prefer: 'used first',
  hide: 'hidden',
  show: 'shown again',
  remove: 'removed',
};

const texts: Partial<Record<DetailField, (value: string) => string>> = {
  email: readableEmail,
  service: serviceName,
  city: cityName,
};

/** Returns a value as people read it. */
export const detailText = (field: DetailField, value: string): string => texts[field]?.(value) ?? value;
