import { GatedCommunityDrawing } from '@portal/drawings/gated-community';
import { SanAntonioDrawing } from '@portal/drawings/san-antonio';
import { CityPage } from '../city/city.page.tsx';
import { sanAntonio } from '../content/san-antonio.content.ts';

export const Component = () => (
  <CityPage city={sanAntonio} drawing={SanAntonioDrawing} projectDrawing={GatedCommunityDrawing} />
);
