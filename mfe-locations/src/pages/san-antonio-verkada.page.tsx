import { ClinicDrawing } from '@portal/drawings/clinic';
import { SchoolCampusDrawing } from '@portal/drawings/school-campus';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/san-antonio/verkada.content.ts';

export const Component = () => (
  <CityPartnerPage page={verkada} drawings={{ hero: SchoolCampusDrawing, detail: ClinicDrawing }} />
);
