import type { Service } from '../service.ts';

export const firewallManagement: Service = {
  slug: 'firewall-management',
  practice: 'it-security',
  name: 'Firewall Management',
  title: 'Firewall management: every rule has an owner and an end date',
  description:
    'Next-generation firewalls designed, patched and reviewed: segmentation, VPN with MFA, intrusion prevention and a change log you can audit.',
  lead: 'A firewall is not a box that was installed once. It is a list of decisions, and the list grows old.',
  what: [
    'Most firewalls we meet work as they were told: by someone who has left, for a server that is gone, with remote desktop open “until Friday” four years ago. We take the rule set apart and ask of each line who needs it, from where, until when. What has no answer is logged for a month and then removed.',
    'The new set begins with deny. Segments that have no business with each other (cameras and payroll, guests and door controllers) cannot talk. Outgoing traffic is limited as well, because malware has to phone home. Remote access needs a VPN with a second factor, and vendors reach exactly their own system during agreed hours. Intrusion prevention and DNS filtering run where the hardware can afford them at line speed.',
  ],
  fits: [
    {
      title: 'Branches and leasing offices',
      text: 'Site-to-site VPN with a cellular line behind the fiber; failover in seconds, tested every quarter.',
    },
    { title: 'Card payments', text: 'Terminals in a segment of their own keep the scope of a PCI assessment small.' },
    {
      title: 'Building systems',
      text: 'Elevator, HVAC and lighting vendors come in through one logged door and not through five forgotten modems.',
    },
  ],
  figures: [
    { value: '90 days', label: 'until each rule is looked at again, with its owner' },
    {
      value: '72 h',
      label: 'to patch a firewall flaw that is known to be exploited; sooner when it faces the internet',
    },
    {
      value: '50 %',
      label: 'of rated throughput often remains with every inspection switched on: we size for that number',
    },
    { value: '12 months', label: 'of logs, kept where the firewall’s own administrator cannot delete them' },
  ],
  steps: [
    { title: 'Read', text: 'Export of the present rules, hit counts, open ports seen from outside.' },
    { title: 'Zone', text: 'A map of segments and the few flows between them, drawn so that a manager can read it.' },
    { title: 'Build', text: 'New policy on the bench, tested with your own applications before the change window.' },
    { title: 'Cut over', text: 'At night, with a way back that has been rehearsed.' },
    { title: 'Run', text: 'Firmware, rule requests, quarterly review. Each change has a ticket, a reason and a date.' },
  ],
  faq: [
    {
      question: 'Do we need TLS inspection?',
      answer:
        'Rarely everywhere. It breaks some applications and touches privacy. We use it for unmanaged segments where it earns its keep, and leave health and banking sites alone.',
    },
    {
      question: 'Is one firewall enough?',
      answer:
        'If an hour offline costs more than a second unit, no. A pair in high availability also lets us patch in the daytime.',
    },
    {
      question: 'Can we make urgent changes ourselves?',
      answer: 'Yes, with your own account. We see the change, record it with you and help to tidy up afterwards.',
    },
  ],
  partners: ['Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'network-monitoring'],
  closing: {
    title: 'Ask for a rule review',
    text: 'A read-only export is enough. You get the lines we would question, and why.',
  },
};
