import { expect, test } from '../../fixtures/test.ts';

const cards = {
  'physical-security': {
    title: 'Physical Security',
    solutions: {
      'Video Surveillance': '/services/video-surveillance',
      'Access Control': '/services/access-control',
      'Video Monitoring': '/services/video-monitoring',
    },
  },
  networking: {
    title: 'Networking',
    solutions: {
      'Structured Cabling': '/services/structured-cabling',
      'Wireless Access Points': '/services/wireless-access-points',
      'Managed Switches': '/services/managed-switches',
      'Network Monitoring': '/services/network-monitoring',
    },
  },
  'it-security': {
    title: 'IT Security',
    solutions: {
      'Secure Password Management': '/services/password-management',
      'Firewall Management': '/services/firewall-management',
      'Security Awareness Training': '/services/security-training',
      'SaaS Security Posture Management': '/services/saas-security',
      'Threat Detection & Response': '/services/threat-detection',
    },
  },
  'audio-visual': {
    title: 'Audio/Visual',
    solutions: {
      'Commercial Audio Systems': '/services/commercial-audio',
      'Video Control & Management': '/services/video-control',
      'Display & Projector Integration': '/services/display-integration',
      'Lighting System Integration': '/services/lighting-integration',
    },
  },
};

test('2, services: a hero, then four cards', async ({ open }) => {
  const page = await open('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    Object.values(cards).map(({ title }) => title),
  );
});

for (const [slug, { title, solutions }] of Object.entries(cards)) {
  test(`2, services: the card ${title} is anchored by its slug, #${slug}`, async ({ page }) => {
    await page.goto(`/services#${slug}`);
    const card = page.locator(`#${slug}`);
    await expect(card.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(card.getByRole('link')).toHaveText(Object.keys(solutions));
  });

  for (const [solution, path] of Object.entries(solutions)) {
    test(`2, services: ${solution} leads to ${path}`, async ({ open, request }) => {
      const page = await open('/services');
      const link = page.locator(`#${slug}`).getByRole('link', { name: solution });
      await expect(link).toHaveAttribute('href', path);
      const target = await (await request.get(path)).text();
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(target)?.[1]).toBe(solution.replace('&', '&amp;'));
    });
  }
}

test('2, services: any other feature falls back to the link /services', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('link', { name: 'Gate & Intercom Entry' })).toHaveAttribute('href', '/services');
});
