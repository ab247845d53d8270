import type { Practice } from './practices.ts';
import type { ServiceSlug } from './services.ts';

export interface CityTopic {
  name: string;
  practice: Practice;
  kind: 'practice' | 'partner';
  /** What a request from the page is about. */
  service: ServiceSlug | Practice;
}

/** The topics by slug: practices and partners. Every city has one page per topic, at `/<city>-<topic>`. */
export const cityTopics = {
  'access-control': {
    name: 'Access Control',
    practice: 'physical-security',
    kind: 'practice',
    service: 'access-control',
  },
  cabling: { name: 'Structured Cabling', practice: 'connectivity', kind: 'practice', service: 'structured-cabling' },
  networking: { name: 'Networking', practice: 'connectivity', kind: 'practice', service: 'connectivity' },
  'it-security': { name: 'IT Security', practice: 'it-security', kind: 'practice', service: 'it-security' },
  'audio-visual': { name: 'Audio/Visual', practice: 'audiovisual', kind: 'practice', service: 'audiovisual' },
  verkada: { name: 'Verkada', practice: 'physical-security', kind: 'partner', service: 'video-surveillance' },
  'eagle-eye': { name: 'Eagle Eye', practice: 'physical-security', kind: 'partner', service: 'video-surveillance' },
  brivo: { name: 'Brivo', practice: 'physical-security', kind: 'partner', service: 'access-control' },
  cisco: { name: 'Cisco', practice: 'connectivity', kind: 'partner', service: 'connectivity' },
} as const satisfies Record<string, CityTopic>;

export type TopicSlug = keyof typeof cityTopics;

/** Slugs of the topics of one kind. */
export type TopicOfKind<Kind extends CityTopic['kind']> = {
  [Slug in TopicSlug]: (typeof cityTopics)[Slug]['kind'] extends Kind ? Slug : never;
}[TopicSlug];

export const topicSlugs = Object.keys(cityTopics) as TopicSlug[];
