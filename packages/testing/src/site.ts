import { defaultRetentionDays } from '@portal/contracts/retention';
import type { Site } from '@portal/contracts/site';

/** Settings of an example site. */
export const site: Site = {
  url: 'https://www.example.com',
  company: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
  street: '1 Example Street',
  socialUrl: 'https://social.example/lumenward',
  videoUrl: '',
  content: 'samples',
  analytics: { src: '', id: '' },
  retentionDays: defaultRetentionDays,
};
