import { AccessControlDrawing } from '@portal/ui/drawing/access-control';
import { PhysicalSecurityDrawing } from '@portal/ui/drawing/physical-security';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { accessControl } from '../content/san-antonio/access-control.content.ts';

export const Component = () => (
  <CityTopicPage page={accessControl} drawings={{ hero: PhysicalSecurityDrawing, detail: AccessControlDrawing }} />
);
