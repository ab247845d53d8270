import { GlassBoardroomDrawing } from '@portal/drawings/glass-boardroom';
import { VideoControlDrawing } from '@portal/drawings/video-control';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';

export const Component = () => (
  <CityPracticePage page={audioVisual} drawings={{ hero: GlassBoardroomDrawing, detail: VideoControlDrawing }} />
);
