import type { ServiceContent } from '../service.ts';

export const threatDetection: ServiceContent = {
  slug: 'threat-detection',
  sections: ['document', 'faq-columns', 'figures-strip', 'overview', 'prompt', 'steps-timeline'],
  pageTitle: 'Threat Detection in Austin & San Antonio',
  description:
    'EDR and managed detection and response: endpoints, identities and cloud logs watched together, with agreed authority to isolate a host.',
  lead: 'Ransomware crews like nights and weekends. An alert at 2 a.m. helps only when a person may act on it.',
  answers: {
    cost: 'Computers covered, and hours with an analyst.',
    soon: 'Sensors roll out in days; under attack, call before you write.',
    licensed: 'Not licensed in Texas, so read the contract’s authority page.',
    proof: 'Clients are rarely named here. Ask for a conversation with one.',
  },
  overview: {
    title: 'What EDR and MDR do',
    paragraphs: [
      'Endpoint detection and response (EDR) records what programs do on laptops and servers: which one started another, which reached into memory, which began to rename files. Managed detection and response (MDR) adds people who review it around the clock and may isolate a host or suspend an account.',
      'We join endpoints with sign-ins and cloud logs, because many attacks never drop a file. A stolen session cookie signs in from a new country, adds a forwarding rule and registers its own second factor.',
    ],
  },
  // Texas Business and Commerce Code section 521.053. Backups: the 3-2-1 rule that CISA recommends.
  figures: {
    title: 'Deadlines after a breach in Texas',
    items: [
      { value: '60 days', label: 'at most under Texas law before people whose data was taken are told' },
      { value: '30 days', label: 'to notify the attorney general when 250 or more Texans are affected' },
      { value: '3-2-1', label: 'backups: three copies, two media, one off site' },
    ],
  },
  steps: {
    title: 'How threat detection is deployed',
    items: [
      { title: 'Coverage', text: 'Every machine counted against the directory and the network.' },
      { title: 'Deploy', text: 'Sensors start in detect mode, where a false alarm does not stop the payroll program.' },
      { title: 'Authorize', text: 'Who may isolate what without asking, with separate rules for domain controllers.' },
      { title: 'Enforce', text: 'Prevention switched on in waves, with exceptions settled by their owners.' },
    ],
  },
  sizing: { title: 'Doors and cameras on your network', example: { doors: 12, cameras: 36, days: 45 } },
  faq: {
    title: 'Threat detection questions',
    items: [
      {
        question: 'We have antivirus. Is that not enough?',
        answer:
          'It stops what is known. Attackers often use what is already there, such as PowerShell or a remote-support program, and a signature does not flag those.',
      },
      {
        question: 'Does the sensor slow computers down?',
        answer: 'Hardly, on current machines. We try it first where your heaviest application runs.',
      },
      {
        question: 'What do you do in the first hour of an incident?',
        answer:
          'Contain: isolate the machine, revoke sessions, preserve evidence and speak with you. Restoring waits until it is known how they came in.',
      },
    ],
  },
  prompt: 'Not sure which machines have a sensor? Counting them is the first step.',
  partners: ['Cisco Systems', 'AppOmni', '1Password'],
  related: ['firewall-management', 'saas-security', 'network-monitoring'],
  cityPages: ['it-security'],
  industries: ['medical', 'government'],
  closing: {
    title: 'Who would answer tonight?',
    text: 'If there is no name and number for that question, we begin there.',
  },
};
