import { shownValue } from '@portal/contracts/client-statement';
import { CourtyardBuilding } from '@portal/drawings/buildings/courtyard';
import { SitePlanDrawing } from '@portal/drawings/site-plan';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { CityPage } from '../city/city.page.tsx';
import { projectPlaces } from '../client-statements.ts';
import { austin } from '../content/austin.content.ts';

export const Component = () => <CityPage city={austin} building={CourtyardBuilding} projectDrawing={ProjectPlan} />;

function ProjectPlan() {
  const names = shownValue(projectPlaces, useSite());

  return (
    <>
      <SitePlanDrawing names={names} />
      {names && <SampleNote statement={projectPlaces}>Sample places</SampleNote>}
    </>
  );
}
