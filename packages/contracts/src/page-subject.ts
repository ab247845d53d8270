/** What a page is about, by its address: staff see it with what was sent from there. */
export interface PageSubject {
  city?: string;
  /** As in `servicesOfPractice`. */
  service?: string;
}

const cityPage = /^\/(austin|san-antonio)(?:-([a-z-]+))?$/;
const servicePage = /^\/services\/([a-z-]+)$/;

/** The subjects of city pages, where they are called otherwise than the service. */
const serviceOfTopic: Readonly<Record<string, string>> = {
  cabling: 'structured-cabling',
  networking: 'connectivity',
  'audio-visual': 'audiovisual',
  verkada: 'video-surveillance',
  'eagle-eye': 'video-surveillance',
  brivo: 'access-control',
  cisco: 'connectivity',
};

export function subjectOf(path: string): PageSubject {
  const [, city, topic] = cityPage.exec(path) ?? [];
  const slug = topic ?? servicePage.exec(path)?.[1];
  const service = slug && (serviceOfTopic[slug] ?? slug);
  return { ...(city && { city }), ...(service && { service }) };
}
