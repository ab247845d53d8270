import { BrivoKitDrawing } from '@portal/drawings/brivo-kit';
import { BrivoResidenceDrawing } from '@portal/drawings/brivo-residence';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/austin/brivo.content.ts';

export const Component = () => (
  <CityPartnerPage page={brivo} drawings={{ hero: BrivoResidenceDrawing, detail: BrivoKitDrawing }} />
);
