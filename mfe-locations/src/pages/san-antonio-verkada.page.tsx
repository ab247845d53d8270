import { CampusDrawing } from '@portal/ui/drawing/campus';
import { PhysicalSecurityDrawing } from '@portal/ui/drawing/physical-security';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/san-antonio/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage page={verkada} drawings={{ hero: CampusDrawing, detail: PhysicalSecurityDrawing }} />
);
