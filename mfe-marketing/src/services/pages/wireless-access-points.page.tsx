import { wirelessAccessPoints } from '../content/wireless-access-points.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(wirelessAccessPoints);
