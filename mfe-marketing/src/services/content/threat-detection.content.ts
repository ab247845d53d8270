import type { Service } from '../service.ts';

export const threatDetection: Service = {
  slug: 'threat-detection',
  practice: 'it-security',
  name: 'Threat Detection & Response',
  title: 'Threat detection and response, nights and weekends included',
  description:
    'EDR and managed detection and response: endpoints, identities and cloud logs watched together, so that an infected host can be isolated.',
  lead: 'Ransomware crews like nights and weekends, when nobody is at a desk. An alert helps only if somebody may act on it then.',
  what: [
    'Endpoint detection and response (EDR) records what programs do on laptops and servers: what started what, what reached into memory, what began to rename files. Antivirus asks whether a file is known to be bad; EDR asks whether this behavior makes sense. Managed detection and response (MDR) adds people who look at the answer around the clock and may act: isolate the host, kill the process, suspend the account.',
    'We join endpoints with sign-ins and cloud logs, because a modern attack often never drops a file. A stolen session cookie signs in from a new country, adds a forwarding rule and registers its own second factor. Each step looks harmless alone.',
  ],
  fits: [
    {
      title: 'Teams without a night shift',
      text: 'Monitoring with an agreed authority to contain, and a named person on your side to call.',
    },
    {
      title: 'Servers on site',
      text: 'File, access-control and video servers count too. They are computers, often patched late; appliances that take no sensor are fenced off by the network.',
    },
    { title: 'Remote laptops', text: 'Isolation works over the internet, wherever the machine happens to be.' },
  ],
  figures: [
    {
      value: '3-2-1',
      label: 'backups: three copies, two media, one off site, and one of them out of an intruder’s reach',
    },
    { value: '60 days', label: 'is the longest Texas law allows before people whose data was taken are told' },
    { value: '250', label: 'Texans affected, and the state’s attorney general has to be notified too, within 30 days' },
    { value: '24/7', label: 'local support stands behind what we install' },
  ],
  steps: [
    {
      title: 'Coverage',
      text: 'Every machine is counted against the directory and the network, since the one without a sensor is the weak one.',
    },
    {
      title: 'Deploy',
      text: 'Sensors start in detect mode, so that the payroll program is not mistaken for an attacker.',
    },
    {
      title: 'Authorize',
      text: 'Who may isolate what without asking. Domain controllers and door servers get a rule of their own.',
    },
    { title: 'Enforce', text: 'Prevention is switched on in waves, and exceptions are settled with their owners.' },
    {
      title: 'Prepare',
      text: 'The people to call, with their numbers on paper, since the address book may be encrypted too.',
    },
  ],
  faq: [
    {
      question: 'We have antivirus. Is that not enough?',
      answer:
        'It stops what is known. Attackers often use what is already there, such as PowerShell or a remote-support program, and a signature does not flag those.',
    },
    {
      question: 'Does the sensor slow computers down?',
      answer: 'On current machines hardly. We try it first where your heaviest application runs.',
    },
    {
      question: 'What do you do in the first hour of an incident?',
      answer:
        'Contain first: isolate the machine, revoke sessions, preserve evidence, and speak with you. Restoring should wait until it is known how they came in, or they come in again.',
    },
    {
      question: 'Do we need a SIEM?',
      answer:
        'If an auditor or a contract asks for central logs, probably. Otherwise EDR together with identity logs is often the better first step.',
    },
  ],
  partners: ['Cisco Systems', 'AppOmni', '1Password'],
  related: ['firewall-management', 'saas-security', 'network-monitoring'],
  closing: {
    title: 'Who would answer tonight?',
    text: 'If there is no name and number for that question, we begin there.',
  },
};
