import { structuredCabling } from '../content/structured-cabling.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={structuredCabling} />;
