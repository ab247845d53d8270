import { cityNames, citySlugs, cityTopics, topicSlugs } from '@portal/contracts/cities';
import type { Consultation } from '@portal/contracts/consultation';
import type { PageRoute } from '@portal/contracts/remote';
import { subjectOf } from './topic-page/subject.ts';

/** Pages by slug, which is both path and chunk name. One chunk per page, so that a visitor loads the content of one page. */
const pages: Record<string, PageRoute['lazy']> = {
  austin: () => import(/* webpackChunkName: "austin" */ './pages/austin.page.tsx'),
  'austin-access-control': () =>
    import(/* webpackChunkName: "austin-access-control" */ './pages/austin-access-control.page.tsx'),
  'austin-cabling': () => import(/* webpackChunkName: "austin-cabling" */ './pages/austin-cabling.page.tsx'),
  'austin-networking': () => import(/* webpackChunkName: "austin-networking" */ './pages/austin-networking.page.tsx'),
  'austin-it-security': () =>
    import(/* webpackChunkName: "austin-it-security" */ './pages/austin-it-security.page.tsx'),
  'austin-audio-visual': () =>
    import(/* webpackChunkName: "austin-audio-visual" */ './pages/austin-audio-visual.page.tsx'),
  'austin-verkada': () => import(/* webpackChunkName: "austin-verkada" */ './pages/austin-verkada.page.tsx'),
  'austin-eagle-eye': () => import(/* webpackChunkName: "austin-eagle-eye" */ './pages/austin-eagle-eye.page.tsx'),
  'austin-brivo': () => import(/* webpackChunkName: "austin-brivo" */ './pages/austin-brivo.page.tsx'),
  'austin-cisco': () => import(/* webpackChunkName: "austin-cisco" */ './pages/austin-cisco.page.tsx'),
  'san-antonio': () => import(/* webpackChunkName: "san-antonio" */ './pages/san-antonio.page.tsx'),
  'san-antonio-access-control': () =>
    import(/* webpackChunkName: "san-antonio-access-control" */ './pages/san-antonio-access-control.page.tsx'),
  'san-antonio-cabling': () =>
    import(/* webpackChunkName: "san-antonio-cabling" */ './pages/san-antonio-cabling.page.tsx'),
  'san-antonio-networking': () =>
    import(/* webpackChunkName: "san-antonio-networking" */ './pages/san-antonio-networking.page.tsx'),
  'san-antonio-it-security': () =>
    import(/* webpackChunkName: "san-antonio-it-security" */ './pages/san-antonio-it-security.page.tsx'),
  'san-antonio-audio-visual': () =>
    import(/* webpackChunkName: "san-antonio-audio-visual" */ './pages/san-antonio-audio-visual.page.tsx'),
  'san-antonio-verkada': () =>
    import(/* webpackChunkName: "san-antonio-verkada" */ './pages/san-antonio-verkada.page.tsx'),
  'san-antonio-eagle-eye': () =>
    import(/* webpackChunkName: "san-antonio-eagle-eye" */ './pages/san-antonio-eagle-eye.page.tsx'),
  'san-antonio-brivo': () => import(/* webpackChunkName: "san-antonio-brivo" */ './pages/san-antonio-brivo.page.tsx'),
  'san-antonio-cisco': () => import(/* webpackChunkName: "san-antonio-cisco" */ './pages/san-antonio-cisco.page.tsx'),
};

const consultations: Record<string, Consultation> = Object.fromEntries(
  citySlugs.flatMap((city) => [
    [city, { about: cityNames[city] }],
    ...topicSlugs.map((topic) => [
      `${city}-${topic}`,
      { service: cityTopics[topic].practice, about: subjectOf({ city, topic }) },
    ]),
  ]),
);

export const routes: PageRoute[] = Object.entries(pages).map(([slug, lazy]) => ({
  path: `/${slug}`,
  handle: { chunk: slug, consultation: consultations[slug] },
  lazy,
}));
