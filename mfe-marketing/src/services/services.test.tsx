import { renderPage } from '@portal/testing/render';
import { within } from '@testing-library/react';
import { Component } from './services.page.tsx';

const table = {
  'physical-security': {
    'Video Surveillance': '/services/video-surveillance',
    'Access Control': '/services/access-control',
    'Video Monitoring': '/services/video-monitoring',
  },
  networking: {
    'Structured Cabling': '/services/structured-cabling',
    'Wireless Access Points': '/services/wireless-access-points',
    'Managed Switches': '/services/managed-switches',
    'Network Monitoring': '/services/network-monitoring',
  },
  'it-security': {
    'Secure Password Management': '/services/password-management',
    'Firewall Management': '/services/firewall-management',
    'Security Awareness Training': '/services/security-training',
    'SaaS Security Posture Management': '/services/saas-security',
    'Threat Detection & Response': '/services/threat-detection',
  },
  'audio-visual': {
    'Commercial Audio Systems': '/services/commercial-audio',
    'Video Control & Management': '/services/video-control',
    'Display & Projector Integration': '/services/display-integration',
    'Lighting System Integration': '/services/lighting-integration',
  },
};

test.each(Object.entries(table))('the card #%s links to its services', (anchor, links) => {
  const { container } = renderPage(<Component />);
  const card = container.querySelector<HTMLElement>(`#${anchor}`);
  if (!card) throw new Error(`No card has the anchor ${anchor}`);

  const shown = within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(Object.entries(links));
});
