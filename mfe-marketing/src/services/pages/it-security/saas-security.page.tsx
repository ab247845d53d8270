import { SaasSecurityDrawing } from '@portal/drawings/saas-security';
import { saasSecurity } from '../content/saas-security.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={saasSecurity} drawing={<SaasSecurityDrawing />} />;
