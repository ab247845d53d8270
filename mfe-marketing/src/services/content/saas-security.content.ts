import type { Service } from '../service.ts';

export const saasSecurity: Service = {
  slug: 'saas-security',
  practice: 'it-security',
  name: 'SaaS Security Posture Management',
  title: 'SaaS security: the settings nobody has looked at since setup',
  description:
    'Continuous review of Microsoft 365, Google Workspace, Salesforce and other cloud apps: sharing, admins, OAuth grants and drift.',
  lead: 'Your files left the server room years ago. Who can open them is now decided by check boxes in a dozen admin consoles.',
  what: [
    'Posture management connects to your cloud applications with read-only access and compares what it finds with an agreed baseline. Public links to folders. Mail rules that forward outside. Administrators who have not signed in since spring. Old sign-in protocols that skip the second factor. And the third-party apps: each “Sign in with” that was ever clicked may still hold a token to mail, files and calendars.',
    'AppOmni watches platforms such as Microsoft 365, Salesforce and ServiceNow. Our part is the baseline, the order of repair and the conversations: a sales team will defend its integration, and sometimes it is right. A finding is then fixed, accepted with a reason, or handed to its owner.',
  ],
  fits: [
    {
      title: 'Firms that grew quickly',
      text: 'Dozens of apps, more than one identity provider, and an administrator with other work to do.',
    },
    { title: 'Personal data', text: 'Clinics, schools and non-profits whose files about people sit in shared drives.' },
    {
      title: 'After a migration',
      text: 'Sync accounts, open tenants and temporary permissions that have outlived the project.',
    },
  ],
  figures: [
    { value: '< 5', label: 'global administrators is Microsoft’s advice for a Microsoft 365 tenant' },
    { value: '2', label: 'emergency accounts, kept apart, in case sign-in itself stops working' },
    { value: '90 days', label: 'is the default life of most Microsoft refresh tokens, renewed with every use' },
    {
      value: '180 days',
      label: 'of audit log is what a standard Microsoft 365 plan keeps; we plan for longer where needed',
    },
  ],
  steps: [
    {
      title: 'List',
      text: 'Applications from single sign-on, expense reports and the grants in your mail platform. There are usually more than expected.',
    },
    { title: 'Connect', text: 'Those that hold the most data first, over their own APIs.' },
    { title: 'Baseline', text: 'Vendor and CIS recommendations, cut down to what your business can live with.' },
    {
      title: 'Repair',
      text: 'Public links and forwarding rules first; roles and old protocols with notice to those concerned.',
    },
    {
      title: 'Watch',
      text: 'Alerts when a setting drifts, with new apps, new administrators and new guests in one list.',
    },
  ],
  faq: [
    {
      question: 'Isn’t the provider responsible for this?',
      answer:
        'For its data centers and its code, yes. Who may see your files is up to you: under the shared-responsibility model of the large providers, accounts, permissions and data are the customer’s.',
    },
    {
      question: 'Will you read our mail?',
      answer:
        'No. Posture management looks at configuration, permissions and audit logs, and leaves contents where they are.',
    },
    {
      question: 'What is the most common finding?',
      answer:
        'Two are very common: “anyone with the link” on a folder that was meant for one client, and an app with full mailbox rights that nobody remembers.',
    },
    {
      question: 'How is this different from a yearly audit?',
      answer: 'An audit shows one day. Settings change on the next, and posture management goes on looking.',
    },
  ],
  partners: ['AppOmni', '1Password'],
  related: ['password-management', 'threat-detection', 'security-training'],
  closing: {
    title: 'Look at one tenant with us',
    text: 'A read-only connection shows quickly where to begin.',
  },
};
