import type { Service } from '../service.ts';

export const passwordManagement: Service = {
  slug: 'password-management',
  practice: 'it-security',
  name: 'Secure Password Management',
  title: 'Password management people keep using',
  description:
    'A company password manager rolled out properly: vaults by role, single sign-on, passkeys, clean offboarding and no more spreadsheets.',
  lead: 'The weak password is not the problem. The same good password in eleven places is.',
  what: [
    'We introduce 1Password as the place where every login of your organization lives: the leasing portal, the camera system, the bank, the alarm code, the Wi-Fi key. Members unlock their vaults with single sign-on or with a password and a secret key that never leaves their devices, so a stolen server copy is of no use to anyone. Staff share a login without seeing it in a chat, and the receptionist of today is not using the receptionist of last year’s.',
    'Software is a tenth of the work. The rest is deciding who owns what, moving hundreds of saved browser passwords, and showing people that filling in a login has become faster. A manager that is slower than a sticky note loses.',
  ],
  fits: [
    {
      title: 'Offices with shared logins',
      text: 'Vendor portals that allow one account only, with a rotating code stored beside it.',
    },
    {
      title: 'Property management',
      text: 'Vaults per property: a site changes hands and its logins move with it, in one step.',
    },
    {
      title: 'Small IT teams',
      text: 'Keys and API tokens for scripts from the vault, not from a text file on a desktop.',
    },
  ],
  figures: [
    { value: '15+', label: 'characters, random and unique, is what we set the generator to' },
    {
      value: '0',
      label: 'forced changes per quarter: current NIST guidance asks for a change after a breach, not by the calendar',
    },
    { value: '1 click', label: 'to suspend a leaver across all shared vaults' },
    { value: '2', label: 'owners at least, each with a recovery kit on paper in a safe' },
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'Which accounts exist, who really uses them, which of them could empty a bank account.',
    },
    { title: 'Structure', text: 'Vaults by role and property, groups from your directory over SCIM.' },
    { title: 'Pilot', text: 'Ten people from different desks for two weeks. Their annoyances are fixed first.' },
    {
      title: 'Move',
      text: 'Browser stores imported and then emptied; Watchtower’s list of weak and breached entries worked down.',
    },
    { title: 'Keep', text: 'A quarterly look at owners, unused items and accounts without a second factor.' },
  ],
  faq: [
    {
      question: 'What if 1Password itself is attacked?',
      answer:
        'Vaults are encrypted on your devices before they are stored. The key needs both the account password and the secret key, and the provider has neither.',
    },
    {
      question: 'What if somebody forgets the master password?',
      answer:
        'An administrator can start a recovery without ever seeing the contents. That is why we insist on two owners.',
    },
    {
      question: 'Are passkeys ready?',
      answer:
        'For many services, yes, and they cannot be phished. They are stored in the same vault and shared under the same rules.',
    },
    {
      question: 'May staff keep private logins in it?',
      answer:
        'In a separate family account, which business plans include. Work never sees it, and it stays theirs when they leave.',
    },
  ],
  partners: ['1Password'],
  related: ['security-training', 'saas-security', 'threat-detection'],
  closing: {
    title: 'Retire the spreadsheet',
    text: 'You know which one. We will help you empty it, and change what was in it.',
  },
};
