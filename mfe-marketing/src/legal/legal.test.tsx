import type { Site } from '@portal/contracts/site';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { spanishRoutes } from '../spanish/spanish.routes.ts';
import { Component as AccessibilityPage } from './accessibility.page.tsx';
import { Component as PrivacyPage } from './privacy.page.tsx';
import { Component as TermsPage } from './terms.page.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const textOf = (name: string) => screen.getByRole('region', { name }).textContent ?? '';
const withSite = (changed: Partial<Site>) => ({ site: changed });

describe.each([
  ['Privacy Policy', PrivacyPage, 'November 27, 2026', '2026-11-27'],
  ['Terms of Use', TermsPage, 'November 23, 2026', '2026-11-23'],
  ['Accessibility Statement', AccessibilityPage, 'November 29, 2026', '2026-11-29'],
])('%s', (title, Page, date, isoDate) => {
  test('has a contents list of its sections, the date of the text and ways to reach the company', () => {
    renderPage(<Page />);

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(date)).toHaveAttribute('datetime', isoDate);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(contents.map(({ textContent }) => textContent)).toEqual(headings.map(({ textContent }) => textContent));
    expect(screen.getAllByRole('link', { name: 'info@lumenward.example' }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: '512-555-0142' })[0]).toHaveAttribute('href', 'tel:+15125550142');
  });
});

test('the privacy page has the anchors that forms and security.txt link to', () => {
  const { container } = renderPage(<PrivacyPage />);

  for (const id of ['forms', 'analytics', 'retention', 'rights', 'security'])
    expect(container.querySelector(`section#${id}`)).not.toBeNull();
});

const analytics = (provider: 'plausible' | 'ga4', src: string) =>
  withSite({ analytics: { provider, src, id: 'G-ABC123' } });

describe('what the privacy page says about page views', () => {
  test('without a provider: none are counted', () => {
    renderPage(<PrivacyPage />);

    expect(textOf('Counting page views')).toContain(
      'This site does not count page views. It loads no analytics script and sets no analytics cookie.',
    );
    expect(textOf('In short')).toContain('We do not count page views.');
    expect(textOf('Cookies and storage on your device')).toContain('This site sets no cookies for visitors');
  });

  test('with Plausible: counted without cookies by the configured host, not with a privacy signal', () => {
    renderPage(<PrivacyPage />, analytics('plausible', 'https://stats.example/script.js'));

    const text = textOf('Counting page views');
    expect(text).toContain('Plausible-compatible software at stats.example');
    expect(text).toContain('sets no cookies');
    expect(text).toContain('Global Privacy Control or Do Not Track');
    expect(text).not.toContain('Google');
    expect(textOf('In short')).toContain('We count page views without cookies.');
    expect(textOf('Cookies and storage on your device')).toContain('This site sets no cookies for visitors');
  });

  test('with Google Analytics: after consent only, with cookies, and how to withdraw it', () => {
    renderPage(<PrivacyPage />, analytics('ga4', 'https://www.googletagmanager.com/gtag/js'));

    const text = textOf('Counting page views');
    expect(text).toContain('only if you allow it');
    expect(text).toContain('www.googletagmanager.com');
    expect(text).toContain('_ga');
    expect(text).toContain('Cookie settings');
    expect(text).toContain('Global Privacy Control or Do Not Track');
    expect(textOf('Cookies and storage on your device')).toContain('sets cookies only if you allow Google Analytics');
    expect(screen.queryByText(/does not count page views/)).toBeNull();
  });
});

describe('the retention table', () => {
  const row = (name: RegExp) => section('How long we keep it').getByRole('row', { name });

  test('shows the configured days', () => {
    const retentionDays = { spam: 7, lost: 1095, won: 3650, open: 1, deliveries: 90 };
    renderPage(<PrivacyPage />, withSite({ retentionDays }));

    expect(row(/spam/)).toHaveTextContent('7 days after the last activity');
    expect(row(/no project/)).toHaveTextContent('1,095 days (3 years) after the last activity');
    expect(row(/led to a project/)).toHaveTextContent('3,650 days (10 years) after the last activity');
    expect(row(/working on/)).toHaveTextContent('1 day after the last activity');
    expect(row(/emails/)).toHaveTextContent('90 days after sending');
  });

  test('says that data without a period is not removed automatically', () => {
    renderPage(<PrivacyPage />, withSite({ retentionDays: { spam: 0, lost: 0, won: 0, open: 0, deliveries: 0 } }));

    expect(screen.getAllByText('Not automatically. We erase them when you ask.')).toHaveLength(5);
  });

  test('shows the defaults on a site of an older publisher', () => {
    renderPage(<PrivacyPage />, withSite({ retentionDays: undefined }));

    expect(row(/no project/)).toHaveTextContent('730 days (2 years)');
  });
});

test('the privacy page names the security contact and, if there is one, the host of the video', () => {
  renderPage(<PrivacyPage />, withSite({ securityContact: 'https://report.example/form' }));
  expect(screen.getByRole('link', { name: 'report.example/form' })).toHaveAttribute(
    'href',
    'https://report.example/form',
  );
  expect(screen.queryByText(/video/)).toBeNull();
});

test('with a video, the privacy and accessibility pages name its host', () => {
  const video = withSite({ videoUrl: 'https://video.example/embed/1' });
  renderPage(<PrivacyPage />, video);
  renderPage(<AccessibilityPage />, video);

  expect(textOf('Content from other companies')).toContain('loaded from video.example when you press play');
  expect(textOf('Known limits')).toContain('the player of video.example');
});

test('the accessibility statement names the languages that the routes have', () => {
  const { unmount } = renderPage(<AccessibilityPage />);
  expect(textOf('Known limits')).toContain(`${spanishRoutes.length} pages are in Spanish.`);
  expect(screen.getByRole('link', { name: 'Spanish' })).toHaveAttribute('href', '/es');
  unmount();
  renderPage(<AccessibilityPage />, withSite({ content: 'confirmed' }));

  expect(textOf('Known limits')).toContain('The site is in English only.');
});

test('the terms mention samples only while the site shows them', () => {
  const { unmount } = renderPage(<TermsPage />);
  expect(screen.getByText(/marked as samples/)).toBeVisible();
  unmount();
  renderPage(<TermsPage />, withSite({ content: 'confirmed' }));

  expect(screen.queryByText(/marked as samples/)).toBeNull();
});
