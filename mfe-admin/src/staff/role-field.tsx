import { type Role, roles } from '@portal/contracts/staff';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choices } from '../app/layout/choices.tsx';

const descriptions: Record<Role, [name: string, description: string]> = {
  viewer: ['Viewer', 'Read-only access to all leads.'],
  agent: ['Agent', 'Can also edit leads: status, owner, notes and spam.'],
  manager: ['Manager', 'Can also invite staff and change roles.'],
};

export const roleNames = Object.fromEntries(roles.map((role) => [role, descriptions[role][0]])) as Record<Role, string>;

/** Radio buttons with a description of each role. */
export const RoleField = (field: UseFormRegisterReturn) => (
  <Choices legend="Role" options={roles.map((role) => [role, ...descriptions[role]])} {...field} />
);
