/** The register of documents: the number of each, and the page that shows it. Drawings have other numbers. */
export const documentNumbers: Record<string, string> = {
  'P-003': '/contact',
  'C-201': '/services/video-surveillance',
  'C-202': '/es/camaras-de-seguridad',
  'A-601': '/services/access-control',
  'M-101': '/services/video-monitoring',
  'T-102': '/services/structured-cabling',
  'W-201': '/services/wireless-access-points',
  'T-302': '/services/managed-switches',
  'T-402': '/services/network-monitoring',
  'P-101': '/services/password-management',
  'F-101': '/services/firewall-management',
  'E-101': '/services/security-training',
  'N-402': '/services/saas-security',
  'D-101': '/services/threat-detection',
  'AV-301': '/services/commercial-audio',
  'AV-502': '/services/video-control',
  'AV-401': '/services/display-integration',
  'AV-501': '/services/lighting-integration',
  'A-604': '/austin-access-control',
  'T-417': '/austin-cabling',
  'T-316': '/austin-networking',
  'AV-512': '/austin-audio-visual',
  'C-214': '/austin-verkada',
  'A-611': '/san-antonio-access-control',
  'T-522': '/san-antonio-cabling',
  'T-338': '/san-antonio-networking',
  'F-118': '/san-antonio-it-security',
  'AV-527': '/san-antonio-audio-visual',
  'C-231': '/san-antonio-eagle-eye',
};

/** Returns the number in the title block of a rendered document. */
export const numberOfDocument = (document: Element): string =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'No.' || textContent === 'Núm.')
    ?.nextElementSibling?.textContent ?? '';
