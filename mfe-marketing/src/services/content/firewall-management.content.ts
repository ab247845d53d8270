import type { Service } from '../service.ts';

export const firewallManagement: Service = {
  slug: 'firewall-management',
  practice: 'it-security',
  name: 'Firewall Management',
  title: 'Firewall management: every rule has an owner and a reason',
  description:
    'Firewalls designed, patched and kept in order: segmentation, VPN with a second factor, intrusion prevention and a record of changes.',
  lead: 'A firewall holds a list of decisions, and the list grows old. Managing it means keeping the list short and true.',
  what: [
    'Most firewalls do exactly what they were told, sometimes by a person who has left, for a server that is gone, with remote desktop opened “until Friday” years ago. We take the rule set apart and ask of each line who needs it and from where. What has no answer is first watched and then removed.',
    'The new set begins with deny. Segments that have no business with each other (cameras and payroll, guests and door controllers) cannot talk. Outgoing traffic is limited as well, because malware has to phone home. Remote access needs a VPN with a second factor, and a vendor reaches only the system it maintains. Intrusion prevention and DNS filtering run where the hardware can carry them at the speed of the line.',
  ],
  fits: [
    {
      title: 'Branches and leasing offices',
      text: 'Site-to-site VPN, with a cellular line behind the fiber and a failover that was tried before handover.',
    },
    { title: 'Card payments', text: 'Terminals in a segment of their own keep the scope of a PCI assessment small.' },
    {
      title: 'Building systems',
      text: 'Elevator, HVAC and lighting vendors come in through one logged entrance in place of several forgotten modems.',
    },
  ],
  figures: [
    { value: '6 months', label: 'is the longest interval PCI DSS allows between reviews of firewall rules' },
    { value: '3389', label: 'is the port of remote desktop, which should never be open to the internet' },
    {
      value: '50 %',
      label:
        'of the rated throughput, or less, may remain with every inspection on: we read that line of the data sheet',
    },
    { value: '12 months', label: 'of audit logs is what PCI DSS asks for, the latest three of them at hand' },
  ],
  steps: [
    { title: 'Read', text: 'The present rules, their hit counts, and the open ports as seen from outside.' },
    { title: 'Zone', text: 'A map of segments and the few flows between them, drawn for people outside IT as well.' },
    {
      title: 'Build',
      text: 'The new policy is prepared on the bench and gone through with those who know your applications.',
    },
    { title: 'Cut over', text: 'At an hour you choose, with a way back.' },
    { title: 'Run', text: 'Firmware and rule requests. Each change is recorded with its reason and its date.' },
  ],
  faq: [
    {
      question: 'Do we need TLS inspection?',
      answer:
        'Rarely everywhere. It breaks some applications, touches privacy and needs a certificate on every device it inspects. Where it is used, health and banking sites are best left alone.',
    },
    {
      question: 'Is one firewall enough?',
      answer:
        'If an hour offline costs more than a second unit, no. A pair in high availability can also be patched with little or no interruption.',
    },
    {
      question: 'Can we make urgent changes ourselves?',
      answer: 'Yes, with your own account. Tell us about it, and the record stays complete.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'network-monitoring'],
  closing: {
    title: 'Start with the rules you have',
    text: 'A read-only export is enough to see which lines deserve a question.',
  },
};
