import { GlassBoardroomDrawing } from '@portal/ui/drawing/glass-boardroom';
import { VideoControlDrawing } from '@portal/ui/drawing/video-control';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage page={audioVisual} drawings={{ hero: GlassBoardroomDrawing, detail: VideoControlDrawing }} />
);
