import { type InferType, object, string } from 'yup';

const text = () => string().trim().default('');

/** A consultation request. The API has the same rules (see contact-request.cases.ts). */
export const contactRequestSchema = object({
  name: text().required('Name is required'),
  company: text(),
  email: text().required('Valid email is required').email('Valid email is required'),
  phone: text(),
  service: text(),
  message: text(),
});

export type ContactRequest = InferType<typeof contactRequestSchema>;
