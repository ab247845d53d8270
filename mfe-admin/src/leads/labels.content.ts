import { cityNames } from '@portal/contracts/city-names';
import type { SubmissionKind } from '@portal/contracts/lead';
import { serviceInterests } from '@portal/contracts/practices';
import { serviceNames } from '@portal/contracts/service-names';

export const sourceLabels: Record<SubmissionKind, string> = { contact: 'Contact form', 'case-study': 'Case study' };

const services = new Map<string, string>([
  ...Object.entries(serviceNames),
  ...serviceInterests.map(({ value, label }) => [value, label] as const),
]);
const cities = new Map<string, string>(Object.entries(cityNames));

/** Returns the website's name of a service, or the submitted text when it has none. */
export const serviceLabel = (service: string): string => services.get(service) ?? service;

/** Returns the website's name of a city, or the text as it is stored. */
export const cityLabel = (city: string): string => cities.get(city) ?? city;
