/** What the pages of the API say around their forms. */
export const englishPage = {
  navigation: 'Main',
  home: { href: '/', label: 'Back to the home page' },
  privacy: 'Privacy',
  /** Before the title of a page with errors. */
  check: 'Please check',
  checkEntries: 'Please check what you entered',
  contact: { href: '/contact', label: 'Back to the contact page' },
  caseStudy: { href: '/', label: 'Back to the home page' },
};
