import type { ServiceContent } from '../service.ts';

export const passwordManagement: ServiceContent = {
  slug: 'password-management',
  sections: ['overview-columns', 'faq-columns', 'document', 'prompt', 'steps-grid', 'figures-table'],
  pageTitle: 'Business Password Management in Austin & San Antonio',
  description:
    'A company password manager rolled out with care: vaults by role, single sign-on, passkeys, clean offboarding and no more spreadsheets.',
  lead: 'One good password used in many places is a greater risk than a weak one in one place.',
  answers: {
    cost: 'People, groups and the shared accounts nobody owns.',
    soon: 'A pilot group first, then team by team.',
    licensed: 'Nobody licenses this. Ask for names and for references instead.',
    proof: 'References from offices with shared logins, on request.',
  },
  overview: {
    title: 'One vault for every shared login',
    paragraphs: [
      'With 1Password every login of your organization lives in one place: the leasing portal, the camera system, the bank, the alarm code. Members unlock it with single sign-on, or with a password and a secret key that 1Password never receives. When a colleague leaves, the vault shows which passwords have to change.',
      'Most of the work is deciding who owns what, moving passwords out of browsers and showing people that filling in a login has become faster.',
    ],
  },
  // NIST SP 800-63B-4, section 3.1.1.2. Secret key: 1Password Security Design white paper.
  figures: {
    title: 'Lengths that current guidance asks for',
    items: [
      { value: '15+', label: 'characters for a password used without a second factor (NIST)' },
      { value: '0', label: 'forced changes by the calendar; NIST asks for a new password after a compromise' },
      { value: '128 bits', label: 'of randomness in the 1Password secret key, added to what a person can remember' },
    ],
  },
  steps: {
    title: 'How a password manager is rolled out',
    items: [
      { title: 'Inventory', text: 'Which accounts exist, who uses them, which could empty a bank account.' },
      { title: 'Structure', text: 'Vaults by role and property, groups from your directory over SCIM.' },
      { title: 'Pilot', text: 'A few people from different desks, and fixes for what annoys them.' },
      { title: 'Move', text: 'Browser stores imported and emptied, weak and breached entries replaced.' },
    ],
  },
  sizing: { title: 'Devices with a password of their own', example: { doors: 5, cameras: 27 } },
  faq: {
    title: 'Password management questions',
    items: [
      {
        question: 'What if 1Password itself is attacked?',
        answer:
          'Vaults are encrypted on your devices before they are stored. Opening one takes the account password and the secret key, and the provider has neither.',
      },
      {
        question: 'Are passkeys ready?',
        answer:
          'For many services, yes, and they resist phishing by design. They are stored in the same vaults as passwords.',
      },
      {
        question: 'May staff keep private logins in it?',
        answer:
          'Better in an account of their own. 1Password Business offers members a family membership that the company cannot see into.',
      },
    ],
  },
  prompt: 'Sharing logins in a spreadsheet or a chat? Tell us how many people use them.',
  partners: ['1Password'],
  related: ['security-training', 'saas-security', 'threat-detection'],
  cityPages: ['it-security'],
  industries: ['non-profit', 'medical'],
  closing: {
    title: 'A password manager for your team',
    text: 'We help you empty the spreadsheet and change the passwords that were in it.',
  },
};
