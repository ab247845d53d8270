import { SceneList } from '@portal/drawings/documents/scene-list';
import { GlassBoardroomDrawing } from '@portal/drawings/glass-boardroom';
import { VideoControlDrawing } from '@portal/drawings/video-control';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';
import { sceneList } from '../content/austin/scene-list.content.ts';

export const Component = () => (
  <CityPracticePage
    page={audioVisual}
    drawings={{ hero: GlassBoardroomDrawing, detail: VideoControlDrawing }}
    document={{ ...sceneList.heading, sheet: <SceneList {...sceneList} /> }}
  />
);
