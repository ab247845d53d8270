import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/san-antonio/audio-visual.content.ts';

export const Component = () => <CityTopicPage page={audioVisual} />;
