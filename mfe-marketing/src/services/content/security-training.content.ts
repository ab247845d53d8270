import type { Service } from '../service.ts';

export const securityTraining: Service = {
  slug: 'security-training',
  practice: 'it-security',
  name: 'Security Awareness Training',
  title: 'Security awareness training without the blame',
  description:
    'Short lessons, realistic phishing simulations and an easy way to report: awareness training that helps people and blames nobody.',
  lead: 'An employee who reports a strange e-mail at once protects you better than one who only passes a yearly test.',
  what: [
    'We run the program with Hook Security, whose training builds on psychology: how urgency, authority and helpfulness make people click. Staff get short lessons in plain language and simulated messages that resemble real ones, such as a changed invoice or a shared scan. Whoever clicks gets an explanation on the spot. Nobody is put on a list on the wall.',
    'Training alone does not stop fraud, so we pair it with habits that do. A change of bank details is confirmed by a call to a number you already have. Gift cards are never bought on request. There is one known way to say “this looks odd”, and the person who used it is thanked.',
  ],
  fits: [
    {
      title: 'Accounts payable',
      text: 'Invoice fraud and look-alike domains, practiced with the people who move money.',
    },
    { title: 'Front desks', text: 'Phone pretexts, tailgating and the friendly technician nobody ordered.' },
    {
      title: 'Boards and volunteers',
      text: 'Non-profits and churches, where many accounts belong to people who work elsewhere.',
    },
  ],
  figures: [
    { value: '21 s', label: 'from opening a phishing message to the click, in the median (Verizon DBIR 2024)' },
    { value: '60 %', label: 'or so of breaches involve a person’s action or mistake (Verizon DBIR 2025)' },
    { value: '20 %', label: 'of people reported the phish in an exercise: that can be raised (Verizon DBIR 2024)' },
    { value: '12 months', label: 'is the longest gap PCI DSS allows between awareness trainings' },
  ],
  steps: [
    { title: 'Baseline', text: 'One simulation before any training, with results looked at by department.' },
    {
      title: 'Announce',
      text: 'Management explains the program and takes part. Everyone is told that a click is not punished.',
    },
    {
      title: 'Wire up',
      text: 'The staff list, the mail system that must let simulations through, and the way to report.',
    },
    { title: 'Run', text: 'Short lessons and varied simulations, spread over the year and never sent to all at once.' },
    { title: 'Review', text: 'The results lead to two decisions: what to teach next, and what to fix technically.' },
  ],
  faq: [
    {
      question: 'Isn’t it unfair to trick our own people?',
      answer:
        'It would be, if they were embarrassed for it. We leave out cruel baits such as bonuses or layoffs, and a click leads to a short explanation.',
    },
    {
      question: 'Does it count for insurance or compliance?',
      answer:
        'Cyber insurers and most frameworks ask for recurring training and a record of it. Check with yours what it accepts; the platform keeps track of who completed what.',
    },
    {
      question: 'What about text messages, calls and QR codes?',
      answer:
        'They belong to the same subject. For a QR code in the parking lot or a voice that sounds like the owner’s, the question is the same: who is asking, and how can I check?',
    },
    {
      question: 'How soon does it work?',
      answer:
        'People begin to report when they see that somebody answers. The habit fades when a program stops, so it has to go on.',
    },
  ],
  partners: ['Hook Security', '1Password'],
  related: ['password-management', 'threat-detection', 'saas-security'],
  closing: {
    title: 'Find out where you stand',
    text: 'One baseline simulation shows how your people react today. Then decide.',
  },
};
