import { DenseWifiDrawing } from '@portal/drawings/dense-wifi';
import { RackElevation } from '@portal/drawings/documents/rack-elevation';
import { NetworkSegmentsDrawing } from '@portal/drawings/network-segments';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { networking } from '../content/austin/networking.content.ts';
import { rackElevation } from '../content/austin/rack-elevation.content.ts';

export const Component = () => (
  <CityPracticePage
    page={networking}
    drawings={{ hero: DenseWifiDrawing, detail: NetworkSegmentsDrawing }}
    document={{ ...rackElevation.heading, sheet: <RackElevation {...rackElevation} /> }}
  />
);
