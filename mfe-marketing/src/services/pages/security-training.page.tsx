import { securityTraining } from '../content/security-training.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={securityTraining} />;
