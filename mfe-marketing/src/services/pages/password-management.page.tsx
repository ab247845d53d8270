import { passwordManagement } from '../content/password-management.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={passwordManagement} />;
