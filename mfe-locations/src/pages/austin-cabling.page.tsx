import { CableTestReport } from '@portal/drawings/documents/cable-test-report';
import { HighRiseCablingDrawing } from '@portal/drawings/high-rise-cabling';
import { StructuredCablingDrawing } from '@portal/drawings/structured-cabling';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { cableTestReport } from '../content/austin/cable-test-report.content.ts';
import { cabling } from '../content/austin/cabling.content.ts';

export const Component = () => (
  <CityPracticePage
    page={cabling}
    drawings={{ hero: HighRiseCablingDrawing, detail: StructuredCablingDrawing }}
    document={{ ...cableTestReport.heading, sheet: <CableTestReport {...cableTestReport} /> }}
  />
);
