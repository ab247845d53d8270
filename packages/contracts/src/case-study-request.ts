import { type InferType, object, string } from 'yup';

const text = () => string().trim().default('');
const emailMessage = 'Please enter a valid email address';

/** A request for the case-study PDF. The API has the same rules (see case-study-request.cases.ts). */
export const caseStudyRequestSchema = object({
  firstName: text().required('First name is required'),
  lastName: text().required('Last name is required'),
  email: text().required(emailMessage).email(emailMessage),
  company: text().required('Company name is required'),
  phone: text(),
});

export type CaseStudyRequest = InferType<typeof caseStudyRequestSchema>;

/** File name of the downloaded PDF. */
export const caseStudyFileName = 'hoa-success-story.pdf';
