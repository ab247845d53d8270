import { GatedCommunityDrawing } from '@portal/ui/drawing/gated-community';
import { SanAntonioDrawing } from '@portal/ui/drawing/san-antonio';
import { CityPage } from '../city/city.page.tsx';
import { sanAntonio } from '../content/san-antonio.content.ts';

export const Component = () => (
  <CityPage city={sanAntonio} drawing={SanAntonioDrawing} projectDrawing={GatedCommunityDrawing} />
);
