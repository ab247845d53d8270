import { AudiovisualDrawing } from '@portal/ui/drawing/audiovisual';
import { CommercialAudioDrawing } from '@portal/ui/drawing/commercial-audio';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';

export const Component = () => (
  <CityTopicPage page={audioVisual} drawings={{ hero: AudiovisualDrawing, detail: CommercialAudioDrawing }} />
);
