import { type InferType, object } from 'yup';
import { textLimits } from './text-limits.ts';
import { emailSchema, lineSchema } from './text-schema.ts';

/** A request for the case-study PDF. The API has the same rules (see case-study-request.cases.ts). */
export const caseStudyRequestSchema = object({
  firstName: lineSchema('First name', textLimits.firstName).required('First name is required'),
  lastName: lineSchema('Last name', textLimits.lastName).required('Last name is required'),
  email: emailSchema('Please enter a valid email address'),
  company: lineSchema('Company', textLimits.company).required('Company name is required'),
  phone: lineSchema('Phone', textLimits.phone),
});

export type CaseStudyRequest = InferType<typeof caseStudyRequestSchema>;
