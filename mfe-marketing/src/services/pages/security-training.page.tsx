import { securityTraining } from '../content/security-training.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(securityTraining);
