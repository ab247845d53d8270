import { AccessControlDrawing } from '@portal/ui/drawing/access-control';
import { WorkbenchDrawing } from '@portal/ui/drawing/workbench';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/austin/brivo.content.ts';

export const Component = () => (
  <CityPartnerPage page={brivo} drawings={{ hero: AccessControlDrawing, detail: WorkbenchDrawing }} />
);
