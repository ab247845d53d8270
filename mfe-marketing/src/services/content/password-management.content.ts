import type { Service } from '../service.ts';

export const passwordManagement: Service = {
  slug: 'password-management',
  practice: 'it-security',
  name: 'Secure Password Management',
  title: 'Password management people keep using',
  description:
    'A company password manager rolled out with care: vaults by role, single sign-on, passkeys, clean offboarding and no more spreadsheets.',
  lead: 'The same good password in many places is a greater risk than a weak one in one place.',
  what: [
    'We introduce 1Password as the place where every login of your organization lives: the leasing portal, the camera system, the bank, the alarm code, the Wi-Fi key. Members unlock their vaults with single sign-on, or with a password and a secret key that 1Password never receives. Colleagues share a login through a vault and not through a chat, and when somebody leaves, the vault shows which passwords have to change.',
    'The software is the smaller part of the work. The rest is deciding who owns what, moving passwords out of browsers, and showing people that filling in a login has become faster. If it were slower than a sticky note, nobody would keep using it.',
  ],
  fits: [
    {
      title: 'Offices with shared logins',
      text: 'Vendor portals that allow one account only, with the one-time code stored beside the password.',
    },
    {
      title: 'Property management',
      text: 'A vault for each property: when a site changes hands, its logins are all in one place.',
    },
    {
      title: 'Small IT teams',
      text: 'Keys and API tokens for scripts come from the vault, where they used to lie in a text file.',
    },
  ],
  figures: [
    { value: '15+', label: 'characters is what NIST asks of a password used without a second factor' },
    {
      value: '0',
      label: 'forced changes by the calendar: NIST guidance asks for a new password after a compromise',
    },
    {
      value: '128 bit',
      label: 'of randomness in the 1Password secret key, which is added to what a person can remember',
    },
    { value: '2', label: 'people at least who can recover accounts, in case one of them is away or locked out' },
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'Which accounts exist, who really uses them, which of them could empty a bank account.',
    },
    { title: 'Structure', text: 'Vaults by role and property, groups from your directory over SCIM.' },
    {
      title: 'Pilot',
      text: 'A few people from different desks go first, and what annoys them is fixed before the rest follow.',
    },
    {
      title: 'Move',
      text: 'Browser stores are imported and then emptied, and Watchtower’s list of weak and breached entries is worked down.',
    },
    {
      title: 'Keep',
      text: 'Owners, unused items and accounts without a second factor are looked at again when people change.',
    },
  ],
  faq: [
    {
      question: 'What if 1Password itself is attacked?',
      answer:
        'Vaults are encrypted on your devices before they are stored. Opening one takes the account password and the secret key, and the provider has neither.',
    },
    {
      question: 'What if somebody forgets the account password?',
      answer:
        'An administrator can recover the account without seeing its contents. That is why at least two people should have the right to.',
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
  partners: ['1Password'],
  related: ['security-training', 'saas-security', 'threat-detection'],
  closing: {
    title: 'Retire the spreadsheet',
    text: 'We help you empty it, and change the passwords that were in it.',
  },
};
