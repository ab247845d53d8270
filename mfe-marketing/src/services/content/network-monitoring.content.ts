import type { Service } from '../service.ts';

export const networkMonitoring: Service = {
  slug: 'network-monitoring',
  practice: 'connectivity',
  name: 'Network Monitoring',
  title: 'Network monitoring that notices before your tenants do',
  description:
    'Continuous monitoring of switches, Wi-Fi, cameras, doors and internet lines, with few, useful alerts and remote fixes.',
  lead: 'Nobody misses a dead camera until its footage is needed. Monitoring reports it on the day it drops off the network.',
  what: [
    'A small agent in your network, usually Domotz, discovers what is there and keeps checking whether it answers. Switches, firewalls and power supplies tell more over SNMP: load, temperature, port errors. Internet lines are watched for speed, latency and loss. After a while there is a baseline, and thresholds can follow what is normal for your site.',
    'Then somebody has to act on it. Many dead cameras come back when their PoE port is switched off and on, which can be done remotely. What does not come back needs a visit, and the history shows when the fault began and what else changed that day.',
  ],
  fits: [
    {
      title: 'Security systems',
      text: 'Recorders and controllers that no longer answer, cameras that drop off at night, a closet running on battery.',
    },
    {
      title: 'Portfolios',
      text: 'One overview of every property, so that the regional manager sees which site struggles.',
    },
    {
      title: 'Two internet lines',
      text: 'A record of outages on each line, useful in the next conversation with the carrier.',
    },
  ],
  figures: [
    { value: '150 ms', label: 'of delay one way is the usual limit for a natural conversation by phone' },
    { value: '30 ms', label: 'of jitter is where voice calls start to suffer' },
    { value: '1 %', label: 'of lost packets can already be heard on a call' },
    {
      value: 'SNMPv3',
      label: 'is the version that signs in and encrypts; versions 1 and 2c send their password in the clear',
    },
  ],
  steps: [
    {
      title: 'Discover',
      text: 'The agent lists every device. Together we name those that matter and look into those nobody knows.',
    },
    { title: 'Credential', text: 'Read-only accounts, SNMPv3 where the device supports it, kept in a vault.' },
    { title: 'Group', text: 'Critical, important, nice to know. Only the first group may wake someone.' },
    { title: 'Baseline', text: 'A period of quiet listening, then thresholds.' },
    { title: 'Rehearse', text: 'We unplug something together and watch the alert arrive.' },
  ],
  faq: [
    {
      question: 'Does the agent open our firewall?',
      answer:
        'It needs no inbound port: the agent makes outgoing encrypted connections. Remote access is given to named people only.',
    },
    {
      question: 'Can you see our data?',
      answer:
        'We see whether a device answers and what it says about its own health. The files on a server and the contents of traffic are not part of monitoring.',
    },
    {
      question: 'We already get alerts by e-mail. Why more?',
      answer:
        'Alerts that nobody reads are only a log. We usually begin by switching most of them off and giving the rest an owner.',
    },
    {
      question: 'Will it work with equipment you did not install?',
      answer: 'Yes, as long as it answers on the network. The agent does not mind who installed it.',
    },
  ],
  partners: ['Domotz', 'Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'video-surveillance'],
  closing: {
    title: 'Begin with one site',
    text: 'Pick the property that gives you most trouble. Its history will show whether monitoring helps.',
  },
};
