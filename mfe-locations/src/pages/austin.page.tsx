import { AustinDrawing } from '@portal/drawings/austin';
import { SitePlanDrawing } from '@portal/drawings/site-plan';
import { CityPage } from '../city/city.page.tsx';
import { austin } from '../content/austin.content.ts';

export const Component = () => <CityPage city={austin} drawing={AustinDrawing} projectDrawing={SitePlanDrawing} />;
