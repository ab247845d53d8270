import type { Service } from '../service.ts';

export const saasSecurity: Service = {
  slug: 'saas-security',
  practice: 'it-security',
  name: 'SaaS Security Posture Management',
  title: 'SaaS security: the settings nobody has looked at since setup',
  description:
    'Continuous review of Microsoft 365, Google Workspace, Salesforce and other cloud apps: sharing, admins, OAuth grants and drift.',
  lead: 'Your files left the server room years ago. The locks are now check boxes in a dozen admin consoles, and they change without a sound.',
  what: [
    'Posture management connects to your cloud applications with read-only access and compares what it finds with an agreed baseline. Public links to folders. Mail rules that forward outside. Administrators who have not signed in since spring. Old sign-in protocols that skip the second factor. And the third-party apps: each “Sign in with” that was ever clicked may still hold a token to mail, files and calendars.',
    'AppOmni does the watching across platforms such as Microsoft 365, Salesforce and ServiceNow. Our part is the baseline, the order of repair and the conversations: a sales team will defend its integration, and sometimes it is right. Each finding gets fixed, accepted with a reason and a date, or handed to its owner.',
  ],
  fits: [
    {
      title: 'Firms that grew quickly',
      text: 'Forty apps, three identity providers and an administrator who wears two other hats.',
    },
    { title: 'Personal data', text: 'Clinics, schools and non-profits whose files about people sit in shared drives.' },
    {
      title: 'After a migration',
      text: 'Sync accounts, open tenants and temporary permissions that have outlived the project.',
    },
  ],
  figures: [
    { value: '2–4', label: 'global administrators per tenant, plus two break-glass accounts under lock' },
    { value: '90 days', label: 'without use, and a connected app or guest account goes' },
    { value: '24 h', label: 'from a risky change to a message that names who made it' },
    { value: 'read-only', label: 'is all the access that posture monitoring needs' },
  ],
  steps: [
    {
      title: 'List',
      text: 'Applications from single sign-on, expense reports and browser data. Expect twice what you think.',
    },
    { title: 'Connect', text: 'The three that hold the most data first, over their own APIs.' },
    { title: 'Baseline', text: 'Vendor and CIS recommendations, cut down to what your business can live with.' },
    { title: 'Repair', text: 'Public links and forwarding rules on day one; roles and old protocols with notice.' },
    {
      title: 'Watch',
      text: 'Drift alerts to a shared desk, with new apps, new admins and new guests on one list.',
    },
  ],
  faq: [
    {
      question: 'Isn’t the provider responsible for this?',
      answer:
        'For its data centers and code, yes. For who may see your files, no: every large provider’s contract says that settings and accounts are yours.',
    },
    {
      question: 'Will you read our mail?',
      answer: 'No. The service reads configuration, permissions and audit logs. Contents stay where they are.',
    },
    {
      question: 'What is the most common finding?',
      answer:
        '“Anyone with the link” on a folder that was meant for one client, usually years ago. The second is an app with full mailbox rights that nobody remembers.',
    },
    {
      question: 'How is this different from a yearly audit?',
      answer: 'An audit is a photograph. Settings change on the day after it was taken.',
    },
  ],
  partners: ['AppOmni', '1Password'],
  related: ['password-management', 'threat-detection', 'security-training'],
  closing: {
    title: 'Look at one tenant with us',
    text: 'A read-only connection and a two-hour review, and you keep the list.',
  },
};
