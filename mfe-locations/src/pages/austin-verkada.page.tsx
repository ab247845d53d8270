import { VerkadaCameraDrawing } from '@portal/drawings/verkada-camera';
import { VerkadaOfficeDrawing } from '@portal/drawings/verkada-office';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/austin/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage page={verkada} drawings={{ hero: VerkadaCameraDrawing, detail: VerkadaOfficeDrawing }} />
);
