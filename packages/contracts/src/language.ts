/** The languages of the website and of its forms. English pages have no prefix, those of another language begin with it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** As staff read them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Returns the language of a page by its path. */
export const languageOf = (path: string): Language => (/^\/es(\/|$)/.test(path) ? 'es' : 'en');

/** Pages about the same subject: the English path and the Spanish one. Each is written for its readers, so few pages have a partner. */
const pairs: readonly (readonly [english: string, spanish: string])[] = [
  ['/', '/es'],
  ['/contact', '/es/contacto'],
  ['/services', '/es/servicios'],
  ['/pricing', '/es/precios'],
  ['/support', '/es/soporte'],
  ['/case-study', '/es/caso-de-exito'],
  ['/austin', '/es/austin'],
  ['/san-antonio', '/es/san-antonio'],
  ['/services/video-surveillance', '/es/camaras-de-seguridad'],
  ['/services/access-control', '/es/control-de-acceso'],
  ['/services/video-monitoring', '/es/monitoreo-de-camaras'],
  ['/services/wireless-access-points', '/es/wifi-para-negocios'],
];

/** Returns the paths of a page and its partner in the other language. Undefined for a page without one. */
export function translationsOf(path: string): Record<Language, string> | undefined {
  const pair = pairs.find((paths) => paths.includes(path));
  return pair && { en: pair[0], es: pair[1] };
}
