import type { ServiceContent } from '../service.ts';

export const firewallManagement: ServiceContent = {
  slug: 'firewall-management',
  sections: ['document', 'overview', 'prompt', 'faq-rows', 'figures-table', 'steps-row'],
  pageTitle: 'Firewall Management in Austin & San Antonio',
  description:
    'Firewalls designed, patched and kept in order: segmentation, VPN with a second factor, intrusion prevention and a record of changes.',
  lead: 'A firewall is a list of decisions that grows old. Managing it means keeping the list short and correct.',
  answers: {
    cost: 'Sites, internet speed with inspection on, and the yearly subscription.',
    soon: 'An emergency rule the same day; a replacement at an hour you choose.',
    licensed: 'Firewalls take no license in Texas, but PCI and CJIS take records.',
    proof: 'Ask for a rule review with addresses replaced.',
  },
  overview: {
    title: 'Every rule gets an owner and a reason',
    paragraphs: [
      'Firewalls do what they were told, sometimes by a person who has left, for a server that is gone, with remote desktop opened “until Friday” years ago. We ask of each line who needs it and from where. A rule without an answer is watched first and then removed.',
      'The new set begins with deny. Cameras cannot reach payroll, guests cannot reach door controllers, and outgoing traffic is limited because malware has to phone home. Remote access needs a VPN with a second factor.',
    ],
  },
  // PCI DSS 4.0.1, requirements 1.2.7 and 10.5.1. Port: IANA registry.
  figures: {
    title: 'Review intervals and log retention',
    items: [
      { value: '6 months', label: 'at most between reviews of firewall rules, by PCI DSS' },
      { value: '12 months', label: 'of audit logs for PCI DSS, the latest three at hand' },
      { value: '3389', label: 'the remote desktop port, which should never be open to the internet' },
    ],
  },
  steps: {
    title: 'How a firewall review works',
    items: [
      { title: 'Read', text: 'Current rules, their hit counts and the open ports as seen from outside.' },
      { title: 'Zone', text: 'A map of segments and the few flows between them.' },
      { title: 'Build', text: 'The new policy, reviewed with the people who know your applications.' },
      { title: 'Cut over', text: 'At an hour you choose, with a rollback plan.' },
    ],
  },
  sizing: { title: 'Building devices behind your firewall', example: { doors: 4, cameras: 20, displays: 2 } },
  faq: {
    title: 'Firewall management questions',
    items: [
      {
        question: 'Do we need TLS inspection?',
        answer:
          'Rarely everywhere. It breaks some applications, touches privacy and needs a certificate on every device.',
      },
      {
        question: 'Is one firewall enough?',
        answer:
          'If an hour offline costs more than a second unit, no. A pair can also be patched with little or no interruption.',
      },
      {
        question: 'Can we make urgent changes ourselves?',
        answer: 'Yes, with your own account. Tell us about it, and the record stays complete.',
      },
    ],
  },
  prompt: 'When was your rule set last reviewed? A read-only export is enough to start.',
  partners: ['Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'network-monitoring'],
  cityPages: ['it-security', 'cisco'],
  industries: ['retail', 'manufacturing', 'government'],
  closing: {
    title: 'Start with the rules you have',
    text: 'We mark the lines that deserve a question and go through them with you.',
  },
};
