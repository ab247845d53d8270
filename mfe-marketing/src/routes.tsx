import type { Practice } from '@portal/contracts/practices';
import type { PageRoute } from '@portal/contracts/remote';
import { type ServiceSlug, servicePath, serviceSlugs, services } from '@portal/contracts/services';
import type { ServicePages } from './services/service.ts';
import { spanishRoutes } from './spanish/spanish.routes.ts';

/** One chunk per practice: every document lists the chunks of all pages, so more chunks make all documents longer. */
const servicePages: Record<Practice, () => Promise<{ pages: ServicePages }>> = {
  'physical-security': () =>
    import(/* webpackChunkName: "physical-security" */ './services/pages/physical-security.pages.tsx'),
  connectivity: () => import(/* webpackChunkName: "connectivity" */ './services/pages/connectivity.pages.tsx'),
  'it-security': () => import(/* webpackChunkName: "it-security" */ './services/pages/it-security.pages.tsx'),
  audiovisual: () => import(/* webpackChunkName: "audiovisual" */ './services/pages/audiovisual.pages.tsx'),
};

function serviceRoute(slug: ServiceSlug): PageRoute {
  const { practice, name } = services[slug];
  return {
    path: servicePath(slug),
    handle: { chunk: practice, consultation: { service: practice, about: name } },
    lazy: async () => {
      const { [slug]: Component } = (await servicePages[practice]()).pages;
      if (!Component) throw new Error(`The service ${slug} has no page`);
      return { Component };
    },
  };
}

export const routes: PageRoute[] = [
  {
    path: '/',
    handle: { chunk: 'home' },
    lazy: () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
  },
  {
    path: '/services',
    handle: { chunk: 'services' },
    lazy: () => import(/* webpackChunkName: "services" */ './services/services.page.tsx'),
  },
  ...serviceSlugs.map(serviceRoute),
  {
    path: '/partners',
    handle: { chunk: 'partners', consultation: { service: 'consultation' } },
    lazy: () => import(/* webpackChunkName: "partners" */ './partners/partners.page.tsx'),
  },
  {
    path: '/industries',
    handle: { chunk: 'industries', consultation: { service: 'consultation' } },
    lazy: () => import(/* webpackChunkName: "industries" */ './industries/industries.page.tsx'),
  },
  {
    path: '/about',
    handle: { chunk: 'about', consultation: { service: 'consultation' } },
    lazy: () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
  },
  {
    path: '/contact',
    handle: { chunk: 'contact' },
    lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact.page.tsx'),
  },
  {
    path: '/pricing',
    handle: { chunk: 'buying', consultation: { service: 'consultation', about: 'Pricing' } },
    lazy: () => import(/* webpackChunkName: "buying" */ './pricing/pricing.page.tsx'),
  },
  {
    path: '/support',
    handle: { chunk: 'buying', consultation: { about: 'Support' }, isForClients: true },
    lazy: () => import(/* webpackChunkName: "buying" */ './support/support.page.tsx'),
  },
  {
    path: '/case-study',
    handle: { chunk: 'case-study', consultation: { service: 'physical-security', about: 'Case study' } },
    lazy: () => import(/* webpackChunkName: "case-study" */ './case-study/case-study.page.tsx'),
  },
  {
    path: '/privacy',
    handle: { chunk: 'legal' },
    lazy: () => import(/* webpackChunkName: "legal" */ './legal/privacy.page.tsx'),
  },
  {
    path: '/terms',
    handle: { chunk: 'legal' },
    lazy: () => import(/* webpackChunkName: "legal" */ './legal/terms.page.tsx'),
  },
  {
    path: '/accessibility',
    handle: { chunk: 'legal' },
    lazy: () => import(/* webpackChunkName: "legal" */ './legal/accessibility.page.tsx'),
  },
  ...spanishRoutes,
];
