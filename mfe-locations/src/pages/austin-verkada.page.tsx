import { VerkadaCameraDrawing } from '@portal/ui/drawing/verkada-camera';
import { VerkadaOfficeDrawing } from '@portal/ui/drawing/verkada-office';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/austin/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage page={verkada} drawings={{ hero: VerkadaCameraDrawing, detail: VerkadaOfficeDrawing }} />
);
