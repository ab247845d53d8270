import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { cabling } from '../content/austin/cabling.content.ts';

export const Component = () => <CityTopicPage page={cabling} />;
