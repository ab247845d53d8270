import type { ServiceContent } from '../service.ts';

export const networkMonitoring: ServiceContent = {
  slug: 'network-monitoring',
  sections: ['uses-cards', 'overview', 'document', 'prompt', 'figures-strip', 'faq-columns', 'steps-timeline'],
  pageTitle: 'Network Monitoring Service in Austin & San Antonio',
  description:
    'Continuous monitoring of switches, Wi-Fi, cameras, doors and internet lines, with few, useful alerts and remote fixes.',
  lead: 'A dead camera is usually discovered when its footage is needed. Monitoring reports it on the day it drops off the network.',
  answers: {
    cost: 'Devices and sites watched, and whether somebody gets up at night.',
    soon: 'The agent lists your devices on its first day; useful thresholds take four weeks.',
    licensed: 'Watching a network needs no license, watching people on cameras does.',
    proof: 'Ask to see a monthly report with the names removed.',
  },
  overview: {
    title: 'Faults found before your tenants report them',
    paragraphs: [
      'A small agent in your network, usually Domotz, discovers devices and keeps checking whether they respond. Switches, firewalls and power supplies report load, temperature and port errors over SNMP. Internet lines are watched for speed, latency and loss.',
      'After a quiet period there is a baseline, and thresholds follow what is normal for your site. Many dead cameras come back when their PoE port is switched off and on remotely. For the rest, the history shows when the fault began.',
    ],
  },
  // Delay: ITU-T G.114. Jitter and loss: Cisco’s quality-of-service guidelines for voice.
  figures: {
    title: 'When a slow line becomes a bad call',
    items: [
      { value: '150 ms', label: 'of one-way delay, the usual limit for natural conversation' },
      { value: '30 ms', label: 'of jitter, where voice calls start to suffer' },
      { value: '1%', label: 'of lost packets, already audible in a call' },
    ],
  },
  uses: {
    title: 'What usually goes dark first',
    items: [
      {
        title: 'Security systems',
        text: 'Recorders that stop writing, and cameras that drop off when their infrared comes on at night.',
      },
      {
        title: 'Gates',
        text: 'A controller on a pole, a long cable and the first storm: gates fail more often than doors.',
      },
      {
        title: 'Closet batteries',
        text: 'They age where it is warm, and only a test or the next outage shows it.',
      },
    ],
  },
  steps: {
    title: 'How network monitoring starts',
    items: [
      { title: 'Discover', text: 'The agent lists every device, and together we look into the unknown ones.' },
      { title: 'Connect', text: 'Read-only accounts, kept in a vault, with SNMPv3 where the device supports it.' },
      { title: 'Group', text: 'Critical, important, nice to know. Only the first group may wake a person.' },
      { title: 'Rehearse', text: 'We unplug something together and watch the alert arrive.' },
    ],
  },
  sizing: { title: 'Ports that deserve a watch', example: { doors: 9, cameras: 32, area: 6_000, displays: 3 } },
  faq: {
    title: 'Network monitoring questions',
    items: [
      {
        question: 'Does the agent open our firewall?',
        answer: 'It needs no inbound port, because it makes outgoing encrypted connections.',
      },
      {
        question: 'Can you see our data?',
        answer:
          'We see whether a device responds and what it reports about its health. Files and the contents of traffic are not part of monitoring.',
      },
      {
        question: 'We already get alerts by email. Why more?',
        answer:
          'Unread alerts are only a log. We usually begin by switching most of them off and giving the rest an owner.',
      },
    ],
  },
  prompt: 'Want to know what is on your network? We begin with a list of its devices.',
  partners: ['Domotz', 'Cisco Systems', 'Ubiquiti'],
  related: ['managed-switches', 'threat-detection', 'video-surveillance'],
  cityPages: ['networking'],
  industries: ['property-management', 'marijuana-dispensaries'],
  closing: {
    title: 'Begin with one site',
    text: 'Pick the property that gives you the most trouble. Its history will show whether monitoring helps.',
  },
};
