import { spanishForms } from '@portal/contracts/form-texts.es';
import type { Language } from '@portal/contracts/language';
import { serviceName } from '@portal/contracts/service-name';
import type { ServiceSlug } from '@portal/contracts/services';

/** Names of the services that have a page in Spanish, as the page has them. */
const spanishServices: Partial<Record<ServiceSlug, string>> = {
  'video-surveillance': 'Cámaras de seguridad',
  'access-control': 'Control de acceso',
  'video-monitoring': 'Monitoreo de cámaras',
  'wireless-access-points': 'Wi-Fi para negocios',
};

const spanish = new Map<string, string>([
  ...Object.entries(spanishServices),
  ...spanishForms.services.map(({ value, label }) => [value, label] as const),
]);

/** Returns what the website calls a service: in a language that has no name for it, the English name. */
export const translatedService = (service: string, language: Language): string =>
  (language === 'es' ? spanish.get(service) : undefined) ?? serviceName(service);
