import { PasswordManagementDrawing } from '@portal/drawings/password-management';
import { passwordManagement } from '../content/password-management.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={passwordManagement} drawing={<PasswordManagementDrawing />} />;
