import { StructuredCablingDrawing } from '@portal/drawings/structured-cabling';
import { structuredCabling } from '../content/structured-cabling.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={structuredCabling} drawing={<StructuredCablingDrawing />} />;
