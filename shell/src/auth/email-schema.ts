import { emailSchema } from '@portal/contracts/text-schema';

export const accountEmailSchema = emailSchema('Please enter a valid email address');
