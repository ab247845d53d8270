import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { itSecurity } from '../content/austin/it-security.content.ts';

export const Component = () => <CityTopicPage page={itSecurity} />;
