import { DisplayIntegrationDrawing } from '@portal/ui/drawing/display-integration';
import { LightingIntegrationDrawing } from '@portal/ui/drawing/lighting-integration';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage
    page={audioVisual}
    drawings={{ hero: DisplayIntegrationDrawing, detail: LightingIntegrationDrawing }}
  />
);
