interface FooterList {
  title: string;
  links: { label: string; to: string }[];
}

export const tagline = 'Creating safer, smarter, connected and secured environments.';

export const footerLists: FooterList[] = [
  {
    title: 'Austin',
    links: [
      { label: 'Austin Overview', to: '/austin' },
      { label: 'Access Control', to: '/austin-access-control' },
      { label: 'Structured Cabling', to: '/austin-cabling' },
      { label: 'Networking', to: '/austin-networking' },
      { label: 'IT Security', to: '/austin-it-security' },
      { label: 'Audio/Visual', to: '/austin-audio-visual' },
    ],
  },
  {
    title: 'San Antonio',
    links: [
      { label: 'San Antonio Overview', to: '/san-antonio' },
      { label: 'Access Control', to: '/san-antonio-access-control' },
      { label: 'Structured Cabling', to: '/san-antonio-cabling' },
      { label: 'Networking', to: '/san-antonio-networking' },
      { label: 'IT Security', to: '/san-antonio-it-security' },
      { label: 'Audio/Visual', to: '/san-antonio-audio-visual' },
    ],
  },
  {
    title: 'Technology Partners',
    links: [
      { label: 'Verkada in Austin', to: '/austin-verkada' },
      { label: 'Verkada in San Antonio', to: '/san-antonio-verkada' },
      { label: 'Eagle Eye in Austin', to: '/austin-eagle-eye' },
      { label: 'Eagle Eye in San Antonio', to: '/san-antonio-eagle-eye' },
      { label: 'Brivo in Austin', to: '/austin-brivo' },
      { label: 'Brivo in San Antonio', to: '/san-antonio-brivo' },
      { label: 'Cisco in Austin', to: '/austin-cisco' },
      { label: 'Cisco in San Antonio', to: '/san-antonio-cisco' },
      { label: 'View All Partners', to: '/partners' },
    ],
  },
];
