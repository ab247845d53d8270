import { accessControl } from '../content/access-control.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(accessControl);
