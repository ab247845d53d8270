import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { audioVisual } from '../content/austin/audio-visual.content.ts';

export const Component = () => <CityTopicPage page={audioVisual} />;
