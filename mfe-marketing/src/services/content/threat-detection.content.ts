import type { Service } from '../service.ts';

export const threatDetection: Service = {
  slug: 'threat-detection',
  practice: 'it-security',
  name: 'Threat Detection & Response',
  title: 'Threat detection and response, at three in the morning',
  description:
    'EDR and managed detection and response: endpoints, identities and cloud logs watched together, hosts isolated before damage spreads.',
  lead: 'Ransomware crews work on weekends because you do not. Detection is worth what the response behind it is worth.',
  what: [
    'Endpoint detection and response (EDR) records what programs do on laptops and servers: what started what, what reached into memory, what began to rename files. Antivirus asks whether a file is known to be bad; EDR asks whether this behavior makes sense. Managed detection and response (MDR) adds people who look at the answer around the clock and may act: isolate the host, kill the process, suspend the account.',
    'We join endpoints with sign-ins and cloud logs, because a modern attack often never drops a file. A stolen session cookie signs in from a new country, adds a forwarding rule and registers its own second factor. Each step looks harmless alone.',
  ],
  fits: [
    {
      title: 'Teams without a night shift',
      text: 'Monitoring with authority to contain, agreed in writing, and a named person to wake.',
    },
    {
      title: 'Servers on site',
      text: 'Video recorders, access-control and file servers get sensors too; they are computers that seldom see a patch.',
    },
    { title: 'Remote laptops', text: 'Isolation works over the internet, wherever the machine happens to be.' },
  ],
  figures: [
    { value: '15 min', label: 'from a confirmed alert to an isolated host is the target we agree on' },
    { value: '100 %', label: 'of servers and laptops with a sensor; the one without it is where they come in' },
    { value: '3-2-1', label: 'backups: three copies, two media, one offline. Detection does not replace them' },
    { value: '2 ×', label: 'a year we play an incident through at a table, with management' },
  ],
  steps: [
    { title: 'Coverage', text: 'Every machine counted against directory, DHCP and the monitoring agent.' },
    {
      title: 'Deploy',
      text: 'Sensors in detect mode for two weeks, so that the payroll program is not mistaken for an attacker.',
    },
    {
      title: 'Authorize',
      text: 'Who may isolate what without asking. Domain controllers and door servers get their own rule.',
    },
    { title: 'Enforce', text: 'Prevention switched on in waves, exceptions reviewed with their owners.' },
    {
      title: 'Rehearse',
      text: 'A table-top exercise with phone numbers on paper, since the address book will be encrypted too.',
    },
  ],
  faq: [
    {
      question: 'We have antivirus. Is that not enough?',
      answer:
        'It stops what is known. Attackers now prefer your own tools, PowerShell and remote-support programs, which no signature will flag.',
    },
    {
      question: 'Does the sensor slow computers down?',
      answer: 'On machines of the last six years hardly measurably. We test it with your heaviest application first.',
    },
    {
      question: 'What do you do in the first hour of an incident?',
      answer:
        'Isolate, revoke sessions, preserve evidence, call you. Restoring begins only when we know how they came in, or they come in again.',
    },
    {
      question: 'Do we need a SIEM?',
      answer:
        'If an auditor or a contract asks for central logs, yes. Otherwise good EDR with identity logs catches more for less.',
    },
  ],
  partners: ['Cisco Systems', 'AppOmni', '1Password'],
  related: ['firewall-management', 'saas-security', 'network-monitoring'],
  closing: {
    title: 'Who would answer tonight?',
    text: 'If the answer is not a name and a number, that is where we begin.',
  },
};
