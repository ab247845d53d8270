import { answersInSpanish } from '@portal/contracts/client-statements';
import type { Consultation } from '@portal/contracts/consultation';
import type { Site } from '@portal/contracts/site';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { spanishLayout } from './layout-texts.es.ts';
import { LayoutTextsContext } from './layout-texts.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { RemoteOutage } from './remote-outage.tsx';

const open = (path: string, consultation?: Consultation, site?: Partial<Site>) =>
  renderPage(
    <Routes>
      <Route
        element={
          <Layout consultation={consultation}>
            <Outlet />
          </Layout>
        }
      >
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/about" element={<h1>About us</h1>} />
        <Route path="/out" element={<RemoteOutage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>,
    { path, site },
  );

const openSpanish = (path: string) =>
  renderPage(
    <LayoutTextsContext value={spanishLayout}>
      <Layout>
        <h1>Austin</h1>
      </Layout>
    </LayoutTextsContext>,
    { path },
  );

const main = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const menuOf = () => main().getAllByRole('list', { hidden: true })[0]?.parentElement as HTMLElement;
const footer = () => within(screen.getByRole('contentinfo'));
const hrefOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href');

test('the first tab stop skips the navigation', async () => {
  open('/');
  await userEvent.tab();

  expect(document.activeElement).toHaveTextContent('Skip to content');
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('marks only the current page in the navigation', () => {
  open('/about');

  const links = main().getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual([
    'Lumenward',
    '512-555-0142',
    'About',
    'Services',
    'Partners',
    'Industries',
    'Contact',
    ...['Austin', 'San Antonio', 'Pricing', 'Support', '512-555-0142'],
    ...['Pricing', 'Support'],
    'Español',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['About']);
});

test('closes the menu when an item is selected', async () => {
  open('/');
  const menu = menuOf();
  // jsdom has no popovers: this one is open until hidePopover is called.
  const hidePopover = jest.fn();
  Object.assign(menu, { matches: (selector: string) => selector === ':popover-open', hidePopover });
  await userEvent.click(main().getByRole('link', { name: 'About', hidden: true }));

  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'About us' })).toBeVisible();
});

test('the menu button is a native popover trigger', () => {
  open('/');

  const menu = menuOf();
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(main().getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
});

test.each([
  ['Austin', ['/austin', '/austin-access-control', '/austin-cabling', '/austin-networking', '/austin-it-security']],
  ['San Antonio', ['/san-antonio', '/san-antonio-access-control', '/san-antonio-audio-visual']],
  ['Technology Partners', ['/austin-verkada', '/san-antonio-eagle-eye', '/austin-brivo', '/san-antonio-cisco']],
  ['Services', ['/services#networking', '/services/access-control', '/services/firewall-management']],
  ['Company', ['/about', '/industries', '/partners', '/pricing', '/support', '/contact']],
])('the footer links to %s pages', (title, expected) => {
  open('/');

  const list = footer().getByRole('heading', { name: title }).parentElement as HTMLElement;
  const addresses = within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(expected));
});

test('the footer lists the sixteen services below their practices', () => {
  open('/');

  const services = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((path) => path.startsWith('/services'));
  expect(services.filter((path) => path.startsWith('/services#'))).toHaveLength(4);
  expect(new Set(services.filter((path) => path.startsWith('/services/'))).size).toBe(16);
});

test('the footer links to the legal pages', () => {
  open('/');

  const links = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
  ]);
});

test('the footer shows tagline, address, contact links and copyright', () => {
  open('/');

  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Creating safer, smarter, connected and secured environments.',
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('1 Example StreetAustin, TX 78701');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 Lumenward');
  expect(hrefOf('512-555-0142')).toBe('tel:+15125550142');
  expect(hrefOf('info@lumenward.example')).toBe('mailto:info@lumenward.example');
  expect(hrefOf('Follow Lumenward')).toBe('https://social.example/lumenward');
  expect(hrefOf('View All Partners')).toBe('/partners');
});

test('the not-found page shows a 404 card inside the layout', () => {
  open('/nowhere');

  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const hint = screen.getByText('Did you forget to add the page to the router?');
  expect(hint).toBeVisible();
  const practices = screen.getByRole('list', { name: 'Practices' });
  expect(
    within(practices)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Physical Security', '/services#physical-security'],
    ['Networking', '/services#networking'],
    ['IT Security', '/services#it-security'],
    ['Audio/Visual', '/services#audio-visual'],
  ]);
  expect(practices.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the outage page links to the phone number', () => {
  open('/out');

  expect(screen.getByRole('heading', { name: 'This page cannot be shown right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 512-555-0142' })).toHaveAttribute('href', 'tel:+15125550142');
});

test('a bar links to the phone and, with the subject of the page, to the contact form, but not on the page of the form', () => {
  const { unmount } = open('/about', { service: 'connectivity', about: 'Networking in Austin' });
  const bar = within(screen.getByRole('navigation', { name: 'Quick contact' }));
  expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15125550142');
  expect(bar.getByRole('link', { name: 'Request a consultation' })).toHaveAttribute(
    'href',
    '/contact?service=connectivity&about=Networking+in+Austin',
  );
  unmount();

  open('/contact');
  expect(screen.queryByRole('navigation', { name: 'Quick contact' })).toBeNull();
});

describe('languages', () => {
  const languageLinks = () => screen.queryAllByRole('link', { name: /^(Español|English)$/, hidden: true });
  const alternates = () =>
    Array.from(document.querySelectorAll('link[rel=alternate]'), (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);

  test('a page with a partner links to it from header and call bar, and names both for search engines', () => {
    open('/austin');

    expect(languageLinks().map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
      ['/es/austin', 'es'],
      ['/es/austin', 'es'],
    ]);
    expect(alternates()).toEqual([
      ['en', 'https://www.example.com/austin'],
      ['es', 'https://www.example.com/es/austin'],
      ['x-default', 'https://www.example.com/austin'],
    ]);
  });

  test('a page without a partner links to the other home page and names none', () => {
    open('/about');

    expect(languageLinks()[0]).toHaveAttribute('href', '/es');
    expect(alternates()).toEqual([]);
  });

  test('a site that shows confirmed statements only has no Spanish while the statement is a sample', () => {
    expect(answersInSpanish.status).toBe('sample');
    open('/austin', undefined, { content: 'confirmed' });

    expect(languageLinks()).toEqual([]);
    expect(alternates()).toEqual([]);
  });

  test('header, footer and call bar of a Spanish page are in Spanish, and links to English pages say so', () => {
    const { container } = openSpanish('/es/austin');

    expect(languageLinks().map((link) => link.getAttribute('href'))).toEqual(['/austin', '/austin']);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Le atendemos en español, por teléfono y por correo. Dato de muestra',
    );
    expect(container).not.toHaveTextContent(/Skip|Follow|rights|Request|Legal|Sample/);
    for (const link of footer().getAllByRole('link')) {
      const to = link.getAttribute('href') ?? '';
      const isEnglish = to.startsWith('/') && !to.startsWith('/es');
      expect([to, link.textContent?.endsWith('(en inglés)'), link.getAttribute('hreflang')]).toEqual([
        to,
        isEnglish,
        isEnglish ? 'en' : null,
      ]);
    }
  });
});
