import { type InferType, object } from 'yup';
import { textLimits } from './text-limits.ts';
import { emailSchema, lineSchema, textSchema } from './text-schema.ts';

/** A consultation request. The API has the same rules (see contact-request.cases.ts). */
export const contactRequestSchema = object({
  name: lineSchema('Name', textLimits.name).required('Name is required'),
  company: lineSchema('Company', textLimits.company),
  email: emailSchema('Valid email is required'),
  phone: lineSchema('Phone', textLimits.phone),
  service: lineSchema('Service', textLimits.service),
  message: textSchema('Message', textLimits.message),
});

export type ContactRequest = InferType<typeof contactRequestSchema>;
