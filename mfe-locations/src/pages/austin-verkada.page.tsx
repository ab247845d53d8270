import { CameraCoverage } from '@portal/drawings/documents/camera-coverage';
import { VerkadaCameraDrawing } from '@portal/drawings/verkada-camera';
import { VerkadaOfficeDrawing } from '@portal/drawings/verkada-office';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { coverage } from '../content/austin/coverage.content.ts';
import { verkada } from '../content/austin/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage
    page={verkada}
    drawings={{ hero: VerkadaCameraDrawing, detail: VerkadaOfficeDrawing }}
    document={{ ...coverage.heading, sheet: <CameraCoverage {...coverage} /> }}
  />
);
