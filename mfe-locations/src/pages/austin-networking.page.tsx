import { DenseWifiDrawing } from '@portal/drawings/dense-wifi';
import { NetworkSegmentsDrawing } from '@portal/drawings/network-segments';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { networking } from '../content/austin/networking.content.ts';

export const Component = () => (
  <CityPracticePage page={networking} drawings={{ hero: DenseWifiDrawing, detail: NetworkSegmentsDrawing }} />
);
