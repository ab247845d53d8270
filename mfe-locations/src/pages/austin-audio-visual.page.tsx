import { GlassBoardroomDrawing } from '@portal/drawings/glass-boardroom';
import { VideoControlDrawing } from '@portal/drawings/video-control';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage page={audioVisual} drawings={{ hero: GlassBoardroomDrawing, detail: VideoControlDrawing }} />
);
