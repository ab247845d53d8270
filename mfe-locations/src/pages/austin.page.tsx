import { AustinDrawing } from '@portal/ui/drawing/austin';
import { SitePlanDrawing } from '@portal/ui/drawing/site-plan';
import { CityPage } from '../city/city.page.tsx';
import { austin } from '../content/austin.content.ts';

export const Component = () => <CityPage city={austin} drawing={AustinDrawing} projectDrawing={SitePlanDrawing} />;
