const services = [
  'video-surveillance',
  'access-control',
  'video-monitoring',
  'structured-cabling',
  'wireless-access-points',
  'managed-switches',
  'network-monitoring',
  'password-management',
  'firewall-management',
  'security-training',
  'saas-security',
  'threat-detection',
  'commercial-audio',
  'video-control',
  'display-integration',
  'lighting-integration',
];
const topics = ['access-control', 'cabling', 'networking', 'it-security', 'audio-visual'];
const partners = ['verkada', 'eagle-eye', 'brivo', 'cisco'];

const cityPaths = (city: string) => [`/${city}`, ...[...topics, ...partners].map((name) => `/${city}-${name}`)];

export const marketingPaths = [
  '/',
  '/services',
  ...services.map((name) => `/services/${name}`),
  '/partners',
  '/industries',
  '/about',
  '/contact',
];
export const locationsPaths = [...cityPaths('austin'), ...cityPaths('san-antonio')];

/** The route table of the specification, repeated on purpose: the tests must not derive it from the code. */
export const publicPaths = [...marketingPaths, ...locationsPaths];

export const company = 'Lumenward';
