import { BallroomDrawing } from '@portal/drawings/ballroom';
import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage page={audioVisual} drawings={{ hero: BallroomDrawing, detail: LightingIntegrationDrawing }} />
);
