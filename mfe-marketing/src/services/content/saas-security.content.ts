import type { ServiceContent } from '../service.ts';

export const saasSecurity: ServiceContent = {
  slug: 'saas-security',
  sections: ['overview-figures', 'document', 'prompt', 'uses-columns', 'faq-rows'],
  pageTitle: 'SaaS Security Management in Austin & San Antonio',
  description:
    'Continuous review of Microsoft 365, Google Workspace, Salesforce and other cloud apps: sharing, admins, OAuth grants and drift.',
  lead: 'Checkboxes in a dozen admin consoles decide who can open your files, and many were last looked at during setup.',
  answers: {
    cost: 'Applications connected and people in them.',
    soon: 'First findings after one read-only connection.',
    licensed: 'None is needed. Access is yours to give and take away.',
    proof: 'Ask for a list of findings with names removed.',
  },
  overview: {
    title: 'Settings that have drifted since setup',
    paragraphs: [
      'Posture management connects to your cloud applications with read-only access and compares them with an agreed baseline. It finds public links to folders, mail rules that forward outside, administrators who have not signed in since spring, and third-party apps that still hold a token to mail and files.',
      'AppOmni watches platforms such as Microsoft 365, Salesforce and ServiceNow. Together with you we set the baseline and the order of repair. A finding is then fixed, accepted with a reason or handed to its owner.',
    ],
  },
  // Microsoft Learn: best practices for Entra roles, emergency access accounts, refresh tokens, Purview audit retention.
  figures: {
    title: 'Limits for a Microsoft 365 tenant',
    items: [
      { value: '< 5', label: 'global administrators, Microsoft’s advice' },
      { value: '2', label: 'emergency accounts, kept apart, in case sign-in itself stops working' },
      { value: '90 days', label: 'default life of most refresh tokens, renewed with every use' },
      { value: '180 days', label: 'of audit log in a standard plan; we plan for longer where needed' },
    ],
  },
  uses: {
    title: 'Where SaaS security finds the most',
    items: [
      {
        title: 'Firms that grew quickly',
        text: 'Dozens of apps, more than one identity provider and a busy administrator.',
      },
      {
        title: 'Holders of personal data',
        text: 'Clinics, schools and non-profits with files about people in shared drives.',
      },
      { title: 'After a migration', text: 'Sync accounts and temporary permissions that have outlived the project.' },
    ],
  },
  faq: {
    title: 'SaaS security questions',
    items: [
      {
        question: 'Isn’t the provider responsible for this?',
        answer:
          'For its data centers and code, yes. Under the shared-responsibility model of the large providers, accounts, permissions and data are the customer’s.',
      },
      {
        question: 'Will you read our mail?',
        answer:
          'No. Posture management looks at configuration, permissions and audit logs, and leaves contents where they are.',
      },
      {
        question: 'How is this different from a yearly audit?',
        answer: 'An audit shows one day. Settings change on the next, and posture management keeps checking.',
      },
    ],
  },
  prompt: 'How many administrators does your tenant have? We can count them with you.',
  partners: ['AppOmni', '1Password'],
  related: ['password-management', 'threat-detection', 'security-training'],
  cityPages: ['it-security'],
  industries: ['non-profit', 'medical', 'education'],
  closing: { title: 'Look at one tenant with us', text: 'A read-only connection shows quickly where to begin.' },
};
