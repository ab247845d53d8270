import { BrivoGateDrawing } from '@portal/drawings/brivo-gate';
import { BrivoPortfolioDrawing } from '@portal/drawings/brivo-portfolio';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/san-antonio/brivo.content.ts';

export const Component = () => (
  <CityPartnerPage page={brivo} drawings={{ hero: BrivoGateDrawing, detail: BrivoPortfolioDrawing }} />
);
