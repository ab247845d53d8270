import { AccessControlDrawing } from '@portal/ui/drawing/access-control';
import { PhysicalSecurityDrawing } from '@portal/ui/drawing/physical-security';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/austin/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage page={verkada} drawings={{ hero: PhysicalSecurityDrawing, detail: AccessControlDrawing }} />
);
