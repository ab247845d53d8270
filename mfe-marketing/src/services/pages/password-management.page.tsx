import { PasswordManagementDrawing } from '@portal/ui/drawing/password-management';
import { passwordManagement } from '../content/password-management.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={passwordManagement} drawing={<PasswordManagementDrawing />} />;
