import { StructuredCablingDrawing } from '@portal/ui/drawing/structured-cabling';
import { structuredCabling } from '../content/structured-cabling.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={structuredCabling} drawing={<StructuredCablingDrawing />} />;
