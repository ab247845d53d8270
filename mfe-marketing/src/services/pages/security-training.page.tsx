import { SecurityTrainingDrawing } from '@portal/ui/drawing/security-training';
import { securityTraining } from '../content/security-training.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={securityTraining} drawing={<SecurityTrainingDrawing />} />;
