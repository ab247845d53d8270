import { LimestoneBlock } from '@portal/drawings/buildings/limestone-block';
import { GatedCommunityDrawing } from '@portal/drawings/gated-community';
import { CityPage } from '../city/city.page.tsx';
import { sanAntonio } from '../content/san-antonio.content.ts';

export const Component = () => (
  <CityPage city={sanAntonio} building={LimestoneBlock} projectDrawing={GatedCommunityDrawing} />
);
