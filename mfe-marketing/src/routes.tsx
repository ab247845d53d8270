import type { PageRoute } from '@portal/contracts/remote';
import { type ServiceSlug, servicePath, serviceSlugs, services } from '@portal/contracts/services';

/** One chunk per practice: every document lists the chunks of all pages, so more chunks make all documents longer. */
const servicePages: Record<ServiceSlug, PageRoute['lazy']> = {
  'video-surveillance': () =>
    import(/* webpackChunkName: "physical-security" */ './services/pages/video-surveillance.page.tsx'),
  'access-control': () =>
    import(/* webpackChunkName: "physical-security" */ './services/pages/access-control.page.tsx'),
  'video-monitoring': () =>
    import(/* webpackChunkName: "physical-security" */ './services/pages/video-monitoring.page.tsx'),
  'structured-cabling': () =>
    import(/* webpackChunkName: "connectivity" */ './services/pages/structured-cabling.page.tsx'),
  'wireless-access-points': () =>
    import(/* webpackChunkName: "connectivity" */ './services/pages/wireless-access-points.page.tsx'),
  'managed-switches': () => import(/* webpackChunkName: "connectivity" */ './services/pages/managed-switches.page.tsx'),
  'network-monitoring': () =>
    import(/* webpackChunkName: "connectivity" */ './services/pages/network-monitoring.page.tsx'),
  'password-management': () =>
    import(/* webpackChunkName: "it-security" */ './services/pages/password-management.page.tsx'),
  'firewall-management': () =>
    import(/* webpackChunkName: "it-security" */ './services/pages/firewall-management.page.tsx'),
  'security-training': () =>
    import(/* webpackChunkName: "it-security" */ './services/pages/security-training.page.tsx'),
  'saas-security': () => import(/* webpackChunkName: "it-security" */ './services/pages/saas-security.page.tsx'),
  'threat-detection': () => import(/* webpackChunkName: "it-security" */ './services/pages/threat-detection.page.tsx'),
  'commercial-audio': () => import(/* webpackChunkName: "audiovisual" */ './services/pages/commercial-audio.page.tsx'),
  'video-control': () => import(/* webpackChunkName: "audiovisual" */ './services/pages/video-control.page.tsx'),
  'display-integration': () =>
    import(/* webpackChunkName: "audiovisual" */ './services/pages/display-integration.page.tsx'),
  'lighting-integration': () =>
    import(/* webpackChunkName: "audiovisual" */ './services/pages/lighting-integration.page.tsx'),
};

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
  ...serviceSlugs.map((slug) => {
    const { practice, name } = services[slug];
    return {
      path: servicePath(slug),
      handle: { chunk: practice, consultation: { service: practice, about: name } },
      lazy: servicePages[slug],
    };
  }),
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
];
