import { DenseWifiDrawing } from '@portal/drawings/dense-wifi';
import { NetworkSegmentsDrawing } from '@portal/drawings/network-segments';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { networking } from '../content/austin/networking.content.ts';

export const Component = () => (
  <CityTopicPage page={networking} drawings={{ hero: DenseWifiDrawing, detail: NetworkSegmentsDrawing }} />
);
