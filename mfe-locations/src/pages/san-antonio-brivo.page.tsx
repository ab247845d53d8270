import { AccessControlDrawing } from '@portal/ui/drawing/access-control';
import { SanAntonioDrawing } from '@portal/ui/drawing/san-antonio';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/san-antonio/brivo.content.ts';

export const Component = () => (
  <CityPartnerPage page={brivo} drawings={{ hero: AccessControlDrawing, detail: SanAntonioDrawing }} />
);
