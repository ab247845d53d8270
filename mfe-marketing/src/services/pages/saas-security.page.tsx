import { saasSecurity } from '../content/saas-security.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(saasSecurity);
