import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Component } from './home.page.tsx';

test('the heading shows four trademarked words in the colours of their practices', () => {
  renderPage(<Component />);
  const heading = screen.getByRole('heading', { level: 1 });

  expect(heading).toHaveTextContent('Safer™ Smarter™ Connected™ Secured™');
  expect(Array.from(heading.children, (word) => word.getAttribute('data-practice'))).toEqual([
    'physical-security',
    'audiovisual',
    'connectivity',
    'it-security',
  ]);
});

test('the cards link to the services page; IT Security and Audio/Visual scroll after the load', () => {
  renderPage(<Component />);
  const explore = ['Physical Security', 'Networking', 'IT Security', 'Audio/Visual'].map((title) =>
    screen.getByRole('link', { name: `Explore ${title}` }),
  );
  for (const link of explore) expect(link).toHaveAttribute('href', '/services');
  expect(explore.map((link) => link.dataset.scroll)).toEqual([undefined, undefined, 'half-window', 'half-window']);
});

test('the strips list 17 clients and the technology partners in order', () => {
  renderPage(<Component />);
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  expect(names('Clients')).toHaveLength(17);
  expect(names('Technology partners')).toEqual([
    'Brivo',
    'Eagle Eye Networks',
    'ElectricEye',
    'SAVI IQ',
    'OpenEye',
    'Verkada',
    'Salto',
    '1Password',
    'Belden',
    'Cisco',
    'Domotz',
    'Crestron',
  ]);
});

test('the homeowners story shows challenge, solution, figures and two testimonials', () => {
  const { container } = renderPage(<Component />);

  for (const name of ['Challenge', 'Solution', 'Results']) expect(screen.getByRole('heading', { name })).toBeVisible();
  for (const figure of ['100%', '60+', '7']) expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getByText(/each deployed in under one hour/)).toBeVisible();
  expect(container.querySelectorAll('blockquote')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Download Full Case Study' })).toBeVisible();
});

test('names, details and quotes that are not confirmed are marked as samples', () => {
  renderPage(<Component />);
  for (const [text, count] of [
    ['Sample names', 1],
    ['Sample details', 3],
    ['Sample quote', 3],
  ] as const)
    expect(screen.getAllByText(text)).toHaveLength(count);
});

test('a site with confirmed content shows the figures of the story, but no samples', () => {
  const { container } = renderPage(<Component />, { site: { content: 'confirmed' } });

  expect(screen.queryByText(/^Sample/)).toBeNull();
  expect(container.querySelector('blockquote')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Clients' })).toBeNull();
  expect(screen.queryByText(/non-profit/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
  expect(screen.getByText('days without incidents')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Full Case Study' })).toBeVisible();
});

test('the hero says what and where, with figures for Austin', () => {
  renderPage(<Component />);

  expect(screen.getByText('Security, networking, IT and AV integrator in Austin and San Antonio')).toBeVisible();
  for (const text of ['500+', 'Austin installations', '15+', '24/7', 'local support in Austin'])
    expect(screen.getByText(text)).toBeVisible();
});

test('the video is loaded on click, and there is no button without a video', async () => {
  const { user, container, unmount } = renderPage(<Component />, {
    site: { videoUrl: 'https://video.example/embed/1' },
  });
  const poster = screen.getByRole('link', { name: 'Watch the video on our approach' });
  expect(poster).toHaveAttribute('href', 'https://video.example/embed/1');
  expect(container.querySelector('iframe')).toBeNull();

  await user.click(poster);
  expect(screen.getByTitle('Our approach to technology integration')).toHaveAttribute(
    'src',
    'https://video.example/embed/1?autoplay=1',
  );
  expect(screen.getByTitle('Our approach to technology integration')).toHaveFocus();
  unmount();

  renderPage(<Component />);
  expect(screen.queryByText(/Watch the video/)).toBeNull();
});
