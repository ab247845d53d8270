import { SecurityTrainingDrawing } from '@portal/drawings/security-training';
import { securityTraining } from '../content/security-training.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={securityTraining} drawing={<SecurityTrainingDrawing />} />;
