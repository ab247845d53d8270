import type { Service } from '../service.ts';

export const networkMonitoring: Service = {
  slug: 'network-monitoring',
  practice: 'connectivity',
  name: 'Network Monitoring',
  title: 'Network monitoring that calls before your tenants do',
  description:
    'Continuous monitoring of switches, Wi-Fi, cameras, doors and internet lines, with alerts that mean something and remote fixes.',
  lead: 'A camera that died on Tuesday is usually discovered on Friday, when its footage is needed. Monitoring makes that Tuesday, at 9:04.',
  what: [
    'A small agent in your network, usually Domotz, learns what is there and keeps asking: does it answer, how fast, how hot, how full. Switches and firewalls speak SNMPv3, servers send syslog, internet lines are measured for latency, jitter and loss all day. After two weeks there is a baseline, and alerts compare with normal and not with a number out of a manual.',
    'What makes it a service is the second half. Alerts come to our desk with a written first step. Half of all dead cameras come back when their PoE port is switched off and on, which takes a minute from afar. What does not come back becomes a ticket with the history attached, and you hear from us in words.',
  ],
  fits: [
    {
      title: 'Security systems',
      text: 'Recorders that stopped recording, disks that fill, controllers that fell back to battery.',
    },
    {
      title: 'Portfolios',
      text: 'One board for every property, so that the regional manager sees which site struggles and which is quiet.',
    },
    {
      title: 'Two internet lines',
      text: 'Proof of outages by the minute, useful in the next conversation with the carrier.',
    },
  ],
  figures: [
    { value: '60 s', label: 'between checks of anything that protects people' },
    { value: '30 ms', label: 'of jitter is where voice calls start to suffer; we alert before it' },
    { value: '14 days', label: 'of baseline before thresholds are set' },
    { value: '3', label: 'lines make a report that is read: what failed, why, and what was changed' },
  ],
  steps: [
    {
      title: 'Discover',
      text: 'The agent lists every device. Together we name the ones that matter and remove the ones that should not be there.',
    },
    { title: 'Credential', text: 'Read-only SNMPv3 and API accounts, stored in a vault, revocable by you.' },
    { title: 'Group', text: 'Critical, important, nice to know: only the first may wake someone.' },
    { title: 'Baseline', text: 'Two weeks of quiet listening, then thresholds.' },
    { title: 'Rehearse', text: 'We unplug something together and watch the alert arrive.' },
  ],
  faq: [
    {
      question: 'Does the agent open our firewall?',
      answer:
        'No inbound port is opened. It makes an outgoing encrypted connection, and remote access is granted per person and logged.',
    },
    {
      question: 'Can you see our data?',
      answer:
        'We see whether a server answers and how full its disk is, not the files on it. Traffic is counted by volume and destination, not read.',
    },
    {
      question: 'We already get alerts by e-mail. Why more?',
      answer:
        'If nobody reads them, they are a log. We usually begin by switching off nine alerts out of ten and giving the tenth an owner.',
    },
    {
      question: 'Will it work with equipment you did not install?',
      answer: 'Yes. Most of what we watch was there before us.',
    },
  ],
  partners: ['Domotz', 'Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'video-surveillance'],
  closing: {
    title: 'Watch one site for a month',
    text: 'Pick the property that gives you most trouble. Its own history is the best argument we have.',
  },
};
