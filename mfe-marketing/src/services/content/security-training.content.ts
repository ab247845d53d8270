import type { Service } from '../service.ts';

export const securityTraining: Service = {
  slug: 'security-training',
  practice: 'it-security',
  name: 'Security Awareness Training',
  title: 'Security awareness training without the blame',
  description:
    'Short lessons, realistic phishing simulations and a report button people press: awareness training measured by reporting, not by shame.',
  lead: 'An employee who reports a strange e-mail in two minutes protects more than one who passes a yearly test.',
  what: [
    'We run the program with Hook Security, whose lessons start from how attention works: urgency, authority, helpfulness. Staff get a few minutes a month in plain language, simulated messages that look like their own work (a changed invoice, a maintenance request, a shared scan), and an explanation in the very moment of a click. Nobody is put on a list on the wall.',
    'Training alone does not stop fraud, so we pair it with habits that do. A change of bank details is confirmed by a call to a number you already have. Gift cards are never bought on request. There is one button in the mail program for “this looks odd”, and somebody thanks the person who pressed it.',
  ],
  fits: [
    {
      title: 'Accounts payable',
      text: 'Invoice fraud and look-alike domains, practiced on the people who move money.',
    },
    { title: 'Front desks', text: 'Phone pretexts, tailgating and the friendly technician whom nobody ordered.' },
    {
      title: 'Boards and volunteers',
      text: 'Non-profits and churches, where half of the accounts belong to people with another employer.',
    },
  ],
  figures: [
    { value: '5 min', label: 'a month for each person; longer lessons are clicked away' },
    {
      value: '70 %',
      label: 'of simulations reported within the first hour is the goal we set; the click rate comes second',
    },
    { value: '4–6 weeks', label: 'between simulations, at random hours and never all at once' },
    { value: '1 day', label: 'from hiring to the first lesson' },
  ],
  steps: [
    { title: 'Baseline', text: 'One unannounced simulation, results by department only.' },
    {
      title: 'Announce',
      text: 'Management explains the program and takes part. The rules are written down: no punishment for a click.',
    },
    { title: 'Wire up', text: 'Directory sync, allow-listing for simulations, the report button in Outlook or Gmail.' },
    { title: 'Run', text: 'A monthly lesson, varied simulations, a short note about the real attempts you received.' },
    { title: 'Review', text: 'Quarterly figures with two decisions: what to teach next, and what to fix technically.' },
  ],
  faq: [
    {
      question: 'Isn’t it unfair to trick our own people?',
      answer:
        'It is, if they are embarrassed for it. Simulations avoid cruel baits such as bonuses or layoffs, and the result of a click is thirty seconds of help.',
    },
    {
      question: 'Does it count for insurance or compliance?',
      answer:
        'Cyber insurers and most frameworks ask for recurring training with records. You get completion and reporting figures by month to hand over.',
    },
    {
      question: 'What about text messages, calls and QR codes?',
      answer:
        'They are part of it. A parking-lot QR code and a voice that sounds like the owner are taught with the same question: who asked, and how can I check?',
    },
    {
      question: 'How soon does it work?',
      answer: 'Reporting usually rises within the first quarter. It falls again within months after a program stops.',
    },
  ],
  partners: ['Hook Security', '1Password'],
  related: ['password-management', 'threat-detection', 'saas-security'],
  closing: {
    title: 'Find out where you stand',
    text: 'One baseline simulation, results only to you. Then decide.',
  },
};
