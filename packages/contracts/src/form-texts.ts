import { formatDay } from './consultation.ts';
import type { WordingVersion } from './form-wording.ts';
import type { Language } from './language.ts';
import { serviceInterests } from './practices.ts';
import type { textLimits } from './text-limits.ts';

type FieldName = Exclude<keyof typeof textLimits, 'note' | 'search' | 'viewName' | 'nextStep'>;

/** What the pages of the website and of the API say around a form in one language. */
export interface FormTexts {
  language: Language;
  labels: Record<FieldName, string>;
  services: readonly { value: string; label: string }[];
  chooseService: string;
  requiredNote: string;
  privacyPolicy: string;
  /** Title of the list of errors. Absent: the component's own. So is the next. */
  checkForm?: string;
  characters?: {
    limit(max: string): string;
    used(length: string, max: string): string;
    left(rest: string, max: string): string;
  };
  /** Returns a message of the forms or of the API in this language. */
  message(english: string): string;
  contact: {
    wording: WordingVersion;
    title: string;
    dataNote: string;
    submit: string;
    submitting: string;
    success: { title: string; text: string };
    failure: { title: string; text: string };
    /** Before the phone number. */
    failed(canRetry: boolean): string;
    offline: string;
    /** The receipt: when an answer comes, by an ISO date, and what the reference is for. */
    nextStep(answerBy?: string): string;
    reference: { before: string; after: string };
  };
  caseStudy: {
    wording: WordingVersion;
    title: string;
    dataNote: string;
    submit: string;
    submitting: string;
    fileName: string;
    success: { title: string; text: string };
    failure: { title: string; text: string };
    failed(canRetry: boolean): string;
  };
}

export const englishForms: FormTexts = {
  language: 'en',
  labels: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    message: 'Message',
  },
  services: serviceInterests,
  chooseService: 'Choose a service',
  requiredNote: 'Fields marked * are required.',
  privacyPolicy: 'Privacy policy',
  message: (english) => english,
  contact: {
    wording: 'contact-2',
    title: 'Get Started Today',
    dataNote: 'We use what you enter to answer your request.',
    submit: 'REQUEST CONSULTATION',
    submitting: 'PROCESSING...',
    success: { title: 'Success!', text: "Your consultation request has been submitted. We'll be in touch soon." },
    failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
    failed: (canRetry) =>
      `Your request was not sent. Your entries are still here: ${canRetry ? 'try again' : 'change them'}, or call`,
    offline:
      'You are offline, so nothing was sent. What you entered stays on this page: send it when you are connected again, or call',
    nextStep: (answerBy) =>
      `Your request has reached us. A designer will call or email you ${answerBy ? `by the end of ${formatDay(answerBy)}` : 'within one business day'}.`,
    reference: { before: 'Your reference is', after: ': have it at hand when you call.' },
  },
  caseStudy: {
    wording: 'case-study-dialog-2',
    title: 'Download the case study',
    dataNote: 'We use what you enter to send the PDF and to follow up.',
    submit: 'Download Case Study',
    submitting: 'Processing...',
    fileName: 'hoa-success-story.pdf',
    success: {
      title: 'Download Started',
      text: 'Your case study download has begun. Thank you for your interest!',
    },
    failure: {
      title: 'Download Failed',
      text: 'There was an error processing your download. Please try again.',
    },
    failed: (canRetry) =>
      `The download failed. Your entries are still here: please ${canRetry ? 'try again' : 'change them'}.`,
  },
};
