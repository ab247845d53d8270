import { SaasSecurityDrawing } from '@portal/ui/drawing/saas-security';
import { saasSecurity } from '../content/saas-security.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={saasSecurity} drawing={<SaasSecurityDrawing />} />;
