import { HighRiseCablingDrawing } from '@portal/drawings/high-rise-cabling';
import { StructuredCablingDrawing } from '@portal/drawings/structured-cabling';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { cabling } from '../content/austin/cabling.content.ts';

export const Component = () => (
  <CityPracticePage page={cabling} drawings={{ hero: HighRiseCablingDrawing, detail: StructuredCablingDrawing }} />
);
