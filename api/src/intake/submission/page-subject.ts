/** City and service that a page of the website is about. */
export interface PageSubject {
  city?: string;
  /** Slug of a service page, or the id of a practice. */
  service?: string;
}

const cityPage = /^\/(austin|san-antonio)(?:-([a-z-]+))?$/;
const servicePage = /^\/services\/([a-z-]+)$/;

/** Services of the city pages whose slug differs from the service's. */
const serviceOfTopic: Readonly<Record<string, string>> = {
  cabling: 'structured-cabling',
  networking: 'connectivity',
  'audio-visual': 'audiovisual',
  verkada: 'video-surveillance',
  'eagle-eye': 'video-surveillance',
  brivo: 'access-control',
  cisco: 'connectivity',
};

/** Returns the subject of a page by its path. */
export function subjectOf(path: string): PageSubject {
  const [, city, topic] = cityPage.exec(path) ?? [];
  const slug = topic ?? servicePage.exec(path)?.[1];
  const service = slug && (serviceOfTopic[slug] ?? slug);
  return { ...(city && { city }), ...(service && { service }) };
}
