import type { Practice } from '@portal/contracts/practices';

/** Every city has one page per topic, at `/<city>-<slug>`. */
export const topics = [
  { slug: 'access-control', name: 'Access Control', practice: 'physical-security', kind: 'practice' },
  { slug: 'cabling', name: 'Structured Cabling', practice: 'connectivity', kind: 'practice' },
  { slug: 'networking', name: 'Networking', practice: 'connectivity', kind: 'practice' },
  { slug: 'it-security', name: 'IT Security', practice: 'it-security', kind: 'practice' },
  { slug: 'audio-visual', name: 'Audio/Visual', practice: 'audiovisual', kind: 'practice' },
  { slug: 'verkada', name: 'Verkada', practice: 'physical-security', kind: 'partner' },
  { slug: 'eagle-eye', name: 'Eagle Eye', practice: 'physical-security', kind: 'partner' },
  { slug: 'brivo', name: 'Brivo', practice: 'physical-security', kind: 'partner' },
  { slug: 'cisco', name: 'Cisco', practice: 'connectivity', kind: 'partner' },
] as const satisfies { slug: string; name: string; practice: Practice; kind: 'practice' | 'partner' }[];

type Topic = (typeof topics)[number];
export type TopicSlug = Topic['slug'];
export type PracticeTopicSlug = Extract<Topic, { kind: 'practice' }>['slug'];
export type PartnerSlug = Extract<Topic, { kind: 'partner' }>['slug'];

export const topicOf = (slug: TopicSlug): Topic => {
  const topic = topics.find((candidate) => candidate.slug === slug);
  if (!topic) throw new Error(`Unknown topic: ${slug}`);
  return topic;
};
