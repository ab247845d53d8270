import { CampusFiberDrawing } from '@portal/drawings/campus-fiber';
import { DistributionHallDrawing } from '@portal/drawings/distribution-hall';
import { FiberTestReport } from '@portal/drawings/documents/fiber-test-report';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { cabling } from '../content/san-antonio/cabling.content.ts';
import { fiberTestReport } from '../content/san-antonio/fiber-test-report.content.ts';

export const Component = () => (
  <CityPracticePage
    page={cabling}
    drawings={{ hero: DistributionHallDrawing, detail: CampusFiberDrawing }}
    document={{ ...fiberTestReport.heading, sheet: <FiberTestReport {...fiberTestReport} /> }}
  />
);
