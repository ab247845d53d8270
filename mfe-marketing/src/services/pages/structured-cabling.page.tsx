import { structuredCabling } from '../content/structured-cabling.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(structuredCabling);
