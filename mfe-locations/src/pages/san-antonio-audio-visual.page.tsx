import { BallroomDrawing } from '@portal/ui/drawing/ballroom';
import { LightingIntegrationDrawing } from '@portal/ui/drawing/lighting-integration';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage page={audioVisual} drawings={{ hero: BallroomDrawing, detail: LightingIntegrationDrawing }} />
);
