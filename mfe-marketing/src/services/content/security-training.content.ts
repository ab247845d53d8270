import type { ServiceContent } from '../service.ts';

export const securityTraining: ServiceContent = {
  slug: 'security-training',
  sections: ['figures-strip', 'document', 'faq-columns', 'prompt', 'overview', 'uses-rows'],
  pageTitle: 'Security Awareness Training in Austin & San Antonio',
  description:
    'Short lessons, realistic phishing simulations and an easy way to report: awareness training that helps people and does not blame them.',
  lead: 'An employee who reports a strange email at once protects you better than one who only passes a yearly test.',
  answers: {
    cost: 'Seats, and languages your staff read.',
    soon: 'First lesson as soon as the list of people is there.',
    licensed: 'There is no license for trainers. The lessons are Hook Security’s.',
    proof: 'Ask for report rates of a team as large as yours.',
  },
  overview: {
    title: 'What awareness training covers',
    paragraphs: [
      'We run the program with Hook Security, whose training builds on psychology: how urgency, authority and helpfulness make people click. Staff get short lessons and simulated messages such as a changed invoice or a shared scan. A click leads to an explanation on the spot, and there is no list on the wall.',
      'Training alone does not stop fraud. A change of bank details is confirmed by a call to a number you already have, gift cards are never bought on request, and there is one known way to say “this looks odd.”',
    ],
  },
  // Verizon Data Breach Investigations Report 2024 and 2025. Interval in the FAQ: PCI DSS 4.0.1, requirement 12.6.3.
  figures: {
    title: 'How fast people click',
    items: [
      { value: '21 s', label: 'from opening a phishing message to the click, in the median (Verizon DBIR 2024)' },
      { value: '20%', label: 'of people reported the phish in an exercise (Verizon DBIR 2024)' },
      { value: '62%', label: 'of breaches involve a person’s action or mistake (Verizon DBIR 2026)' },
    ],
  },
  uses: {
    title: 'Desks that attackers write to',
    items: [
      {
        title: 'Accounts payable',
        text: 'Invoice fraud and look-alike domains, practiced with the people who move money.',
      },
      { title: 'Front desks', text: 'Phone pretexts, tailgating and technicians without an appointment.' },
      {
        title: 'Boards and volunteers',
        text: 'Non-profits and churches, where many accounts belong to people who work elsewhere.',
      },
    ],
  },
  faq: {
    title: 'Security training questions',
    items: [
      {
        question: 'Isn’t it unfair to trick our own people?',
        answer: 'It would be if we embarrassed them for it. We don’t bait with bonuses or layoffs.',
      },
      {
        question: 'Does it count for insurance or compliance?',
        answer:
          'Cyber insurers and most frameworks ask for recurring training, PCI DSS at least every 12 months. The platform tracks who completed what.',
      },
      {
        question: 'What about text messages, calls and QR codes?',
        answer: 'The question stays the same: who is asking, and how can I check?',
      },
    ],
  },
  prompt: 'Does your insurer ask for training? Tell us what the form says.',
  partners: ['Hook Security', '1Password'],
  related: ['password-management', 'threat-detection', 'saas-security'],
  cityPages: ['it-security'],
  industries: ['non-profit', 'education', 'government'],
  closing: {
    title: 'A first simulation for your staff',
    text: 'It shows how your people react today. Then you can decide.',
  },
};
