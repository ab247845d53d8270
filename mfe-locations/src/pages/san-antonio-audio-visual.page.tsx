import { BallroomDrawing } from '@portal/drawings/ballroom';
import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';

export const Component = () => (
  <CityPracticePage page={audioVisual} drawings={{ hero: BallroomDrawing, detail: LightingIntegrationDrawing }} />
);
