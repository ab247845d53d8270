import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 1. */
export const encoding: Requirements = {
  '1.1.1': {
    title: 'Input is decoded once, before it is checked',
    met: [
      'api/src/intake/contact/contact.test.ts: stores all other characters unchanged',
      'api/src/intake/contact/contact.test.ts: returns 400 for a wrong Content-Encoding',
    ],
  },
  '1.1.2': {
    title: 'Output is escaped last, where it is used',
    met: [
      'api/src/intake/contact/contact.test.ts: returns the form with escaped values and error messages when it is invalid',
      'api/src/platform/http/html.ts',
    ],
  },
  '1.2.1': {
    title: 'Output is escaped for HTML, XML and headers',
    met: [
      'api/src/intake/contact/contact.test.ts: returns the form with escaped values and error messages when it is invalid',
      'shell/publisher/site/seo/whole-site.test.ts: ${document} is valid HTML',
    ],
  },
  '1.2.2': {
    title: 'URLs are built from encoded values and safe schemes',
    met: [
      'mfe-admin/src/lead/contact-links.test.ts: an email address cannot inject recipients or headers',
      'packages/contracts/src/site.test.ts: a phone link contains digits and + only',
    ],
  },
  '1.2.3': {
    title: 'Data in scripts and JSON is escaped',
    met: ['packages/ui/src/seo/seo.test.tsx: escapes structured data'],
  },
  '1.2.4': {
    title: 'Queries have parameters',
    met: ['api/src/leads/list/lead-search.test.ts: treats special characters as text: %j', 'api/src/fuzz.test.ts'],
  },
  '1.2.5': {
    title: 'No command line is built from input',
    met: ['shell/publisher/renderer/sandbox.ts', 'shell/publisher/renderer/isolation.test.ts: starts a process'],
  },
  '1.2.6': { title: 'LDAP', notApplicable: 'no LDAP' },
  '1.2.7': { title: 'XPath', notApplicable: 'no XPath' },
  '1.2.8': { title: 'LaTeX', notApplicable: 'no LaTeX' },
  '1.2.9': {
    title: 'Regular expressions are not built from input',
    met: ['api/src/leads/list/lead-search.test.ts: treats special characters as text: %j'],
  },
  '1.3.1': { title: 'HTML from editors is sanitized', notApplicable: 'no HTML is accepted; all input is text' },
  '1.3.2': {
    title: 'No evaluated code',
    met: [
      'shell/publisher/site/headers.test.ts: allows inline scripts only with the nonce of the header and the hash in the document',
    ],
  },
  '1.3.3': {
    title: 'Dangerous characters and lengths are removed before use',
    met: [
      'api/src/intake/contact/contact.test.ts: rejects U+0000, which PostgreSQL cannot store',
      'api/src/intake/contact/contact.test.ts: limits %s to %i characters',
      'api/src/leads/export/lead-export.test.ts: escapes the formula %j',
    ],
  },
  '1.3.4': { title: 'SVG from users', notApplicable: 'nobody uploads files' },
  '1.3.5': {
    title: 'Templates and Markdown from users',
    notApplicable: 'there are none; notes and messages are shown as text',
  },
  '1.3.6': {
    title: 'Requests of the server go to configured addresses only',
    met: [
      'shell/publisher/sources/sources.test.ts: a redirect is not followed',
      'api/src/notifications/webhook/webhook.test.ts: does not follow redirects',
    ],
  },
  '1.3.7': {
    title: 'Templates are constants',
    met: [
      'api/src/notifications/mail/mail.test.ts: the acknowledgement contains the reference and nothing of the form',
    ],
  },
  '1.3.8': { title: 'JNDI', notApplicable: 'no Java' },
  '1.3.9': { title: 'memcache', notApplicable: 'no memcache' },
  '1.3.10': { title: 'Format strings', notApplicable: 'no format strings from input' },
  '1.3.11': {
    title: 'Input for mail servers is sanitized',
    met: ['api/src/notifications/mail/mail.test.ts: prevents header injection'],
  },
  '1.4.1': {
    title: 'Memory-safe strings and pointers',
    notApplicable: 'JavaScript is memory-safe; there is no native code of our own',
  },
  '1.4.2': {
    title: 'Numbers are limited to their range',
    met: [
      'api/src/leads/detail/lead.test.ts: returns 404 for lead %s',
      'api/src/leads/list/lead-list.test.ts: rejects a malformed cursor or one of another sort order',
    ],
  },
  '1.4.3': {
    title: 'Released memory is not used',
    notApplicable: 'JavaScript is memory-safe; there is no native code of our own',
  },
  '1.5.1': { title: 'XML parsers', notApplicable: 'no XML is read' },
  '1.5.2': {
    title: 'Input is read into known types',
    met: [
      'api/src/intake/contact/contact.test.ts: ignores unknown fields',
      'api/src/intake/contact/contact.test.ts: rejects an array',
      'packages/release/src/verify.test.ts: verifies the signature before it parses the manifest',
    ],
  },
};
