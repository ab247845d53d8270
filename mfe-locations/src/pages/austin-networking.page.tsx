import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { networking } from '../content/austin/networking.content.ts';

export const Component = () => <CityTopicPage page={networking} />;
