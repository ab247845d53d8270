import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { accessControl } from '../content/austin/access-control.content.ts';

export const Component = () => <CityTopicPage page={accessControl} />;
