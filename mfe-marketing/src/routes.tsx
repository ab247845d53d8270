import type { PageRoute } from '@portal/contracts/remote';
import type { ServiceSlug } from './services/solutions.content.ts';

/** One chunk per service, so that a visitor loads the content of one page. */
const servicePages: Record<ServiceSlug, PageRoute['lazy']> = {
  'video-surveillance': () =>
    import(/* webpackChunkName: "service-video-surveillance" */ './services/pages/video-surveillance.page.tsx'),
  'access-control': () =>
    import(/* webpackChunkName: "service-access-control" */ './services/pages/access-control.page.tsx'),
  'video-monitoring': () =>
    import(/* webpackChunkName: "service-video-monitoring" */ './services/pages/video-monitoring.page.tsx'),
  'structured-cabling': () =>
    import(/* webpackChunkName: "service-structured-cabling" */ './services/pages/structured-cabling.page.tsx'),
  'wireless-access-points': () =>
    import(/* webpackChunkName: "service-wireless-access-points" */ './services/pages/wireless-access-points.page.tsx'),
  'managed-switches': () =>
    import(/* webpackChunkName: "service-managed-switches" */ './services/pages/managed-switches.page.tsx'),
  'network-monitoring': () =>
    import(/* webpackChunkName: "service-network-monitoring" */ './services/pages/network-monitoring.page.tsx'),
  'password-management': () =>
    import(/* webpackChunkName: "service-password-management" */ './services/pages/password-management.page.tsx'),
  'firewall-management': () =>
    import(/* webpackChunkName: "service-firewall-management" */ './services/pages/firewall-management.page.tsx'),
  'security-training': () =>
    import(/* webpackChunkName: "service-security-training" */ './services/pages/security-training.page.tsx'),
  'saas-security': () =>
    import(/* webpackChunkName: "service-saas-security" */ './services/pages/saas-security.page.tsx'),
  'threat-detection': () =>
    import(/* webpackChunkName: "service-threat-detection" */ './services/pages/threat-detection.page.tsx'),
  'commercial-audio': () =>
    import(/* webpackChunkName: "service-commercial-audio" */ './services/pages/commercial-audio.page.tsx'),
  'video-control': () =>
    import(/* webpackChunkName: "service-video-control" */ './services/pages/video-control.page.tsx'),
  'display-integration': () =>
    import(/* webpackChunkName: "service-display-integration" */ './services/pages/display-integration.page.tsx'),
  'lighting-integration': () =>
    import(/* webpackChunkName: "service-lighting-integration" */ './services/pages/lighting-integration.page.tsx'),
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
  ...Object.entries(servicePages).map(([slug, lazy]) => ({
    path: `/services/${slug}`,
    handle: { chunk: `service-${slug}` },
    lazy,
  })),
  {
    path: '/partners',
    handle: { chunk: 'partners' },
    lazy: () => import(/* webpackChunkName: "partners" */ './partners/partners.page.tsx'),
  },
  {
    path: '/industries',
    handle: { chunk: 'industries' },
    lazy: () => import(/* webpackChunkName: "industries" */ './industries/industries.page.tsx'),
  },
  {
    path: '/about',
    handle: { chunk: 'about' },
    lazy: () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
  },
  {
    path: '/contact',
    handle: { chunk: 'contact' },
    lazy: () => import(/* webpackChunkName: "contact" */ './contact/contact.page.tsx'),
  },
  // One chunk, because every document lists the chunks of all pages.
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
