import { formatDay } from '@portal/contracts/consultation';

/** What the pages of the API say around their forms. */
export interface PageTexts {
  navigation: string;
  home: { href: string; label: string };
  privacy: string;
  /** Before the title of a page with errors. */
  check: string;
  checkEntries: string;
  choose: string;
  contact: { href: string; label: string };
  caseStudy: { href: string; label: string };
  /** Parts of the receipt. The day and the reference are between them. */
  receipt: {
    day(date: string): string;
    answer: readonly [before: string, after: string];
    reference: readonly [before: string, after: string];
  };
}

export const englishPage: PageTexts = {
  navigation: 'Main',
  home: { href: '/', label: 'Back to the home page' },
  privacy: 'Privacy',
  check: 'Please check',
  checkEntries: 'Please check what you entered',
  choose: 'Please choose',
  contact: { href: '/contact', label: 'Back to the contact page' },
  caseStudy: { href: '/', label: 'Back to the home page' },
  receipt: {
    day: formatDay,
    answer: ['A designer will call or email you by the end of', '.'],
    reference: ['Your reference is', '. Please keep it: it helps us find your request when you call.'],
  },
};
