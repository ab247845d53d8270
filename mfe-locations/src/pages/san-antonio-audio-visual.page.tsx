import { BallroomDrawing } from '@portal/drawings/ballroom';
import { SceneList } from '@portal/drawings/documents/scene-list';
import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';
import { sceneList } from '../content/san-antonio/scene-list.content.ts';

export const Component = () => (
  <CityPracticePage
    page={audioVisual}
    drawings={{ hero: BallroomDrawing, detail: LightingIntegrationDrawing }}
    document={{ ...sceneList.heading, sheet: <SceneList {...sceneList} /> }}
  />
);
