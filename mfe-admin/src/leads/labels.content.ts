import type { RequestKind } from '@portal/contracts/lead';
import { serviceInterests } from '@portal/contracts/practices';
import { services } from '@portal/contracts/services';

export const sourceLabels: Record<RequestKind, string> = {
  contact: 'Contact form',
  'case-study': 'Case study',
  email: 'Email',
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  'trade-show': 'Trade show',
  import: 'Import',
};

const serviceLabels = new Map<string, string>([
  ...Object.entries(services).map(([slug, { name }]) => [slug, name] as const),
  ...serviceInterests.map(({ value, label }) => [value, label] as const),
]);

/** Returns the website's name of a service, or the submitted text when it has none. */
export const serviceLabel = (service: string): string => serviceLabels.get(service) ?? service;
