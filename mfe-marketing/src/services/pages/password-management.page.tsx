import { passwordManagement } from '../content/password-management.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(passwordManagement);
