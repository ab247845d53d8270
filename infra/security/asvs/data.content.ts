import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 14. */
export const data: Requirements = {
  '14.1.1': { title: 'Data is classified', met: ['docs/security.md#data'] },
  '14.1.2': { title: 'Each class has rules', met: ['docs/security.md#data'] },
  '14.2.1': {
    title: 'No sensitive data in URLs',
    met: [
      'mfe-admin/src/leads/lead-filter.test.ts: the search text is in the fragment of the URL',
      'mfe-admin/src/inbox/inbox.test.tsx: searches after a pause in typing, and puts the search into the fragment of the URL, which is not sent',
      'mfe-admin/src/inbox/inbox.test.tsx: exports the leads of the filter, and shows why an export has failed',
      'shell/src/auth/auth.test.tsx: welcomes the invited person, sets the password and links to sign-in',
    ],
  },
  '14.2.2': {
    title: 'Caches keep no sensitive data',
    met: [
      'api/src/app.test.ts: sends security headers and disables caching',
      'shell/web/testing/site-cases.ts: serves pages of the preview without caching and indexing',
    ],
  },
  '14.2.3': {
    title: 'No sensitive data for trackers',
    met: [
      'shell/publisher/site/headers.test.ts: allows staff documents no other origin',
      'e2e/specs/analytics-google.spec.ts: loads no script before consent, then counts the current page',
    ],
  },
  '14.2.4': {
    title: 'The rules of each class are implemented',
    met: [
      'api/src/leads/privacy/retention.test.ts: removes spam and lost leads after their time, and keeps all others',
      'api/src/leads/privacy/erasure.test.ts: removes everything stored about a person from every table, and nothing of others',
    ],
  },
  '14.3.1': {
    title: 'The browser forgets data at the end of a session',
    met: [
      'mfe-admin/src/lead/lead.test.tsx: removes the lead and all drafts: %s',
      'e2e/specs/lead-desk.spec.ts: signing out in one tab clears the others at once, with their drafts',
    ],
  },
  '14.3.2': {
    title: 'Browsers do not cache data',
    met: ['api/src/app.test.ts: sends security headers and disables caching'],
  },
  '14.3.3': {
    title: 'Browser storage has no sensitive data',
    met: [
      'mfe-admin/src/lead/lead.test.tsx: stores nothing about leads in the browser',
      'e2e/specs/lead-desk.spec.ts: signing out in one tab clears the others at once, with their drafts',
    ],
  },
};
