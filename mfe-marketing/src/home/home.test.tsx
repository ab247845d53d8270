import { screen, within } from '@testing-library/react';
import { visit } from '../testing/visit.tsx';
import { Component } from './home.page.tsx';

test('the heading shows the four words, each trademarked and in the hue of its practice', () => {
  visit(<Component />);
  const heading = screen.getByRole('heading', { level: 1 });

  expect(heading).toHaveTextContent('Safer™ Smarter™ Connected™ Secured™');
  expect(Array.from(heading.children, (word) => word.getAttribute('data-practice'))).toEqual([
    'physical-security',
    'audiovisual',
    'connectivity',
    'it-security',
  ]);
});

test('four cards lead on to the services; IT Security and Audio/Visual ask for the scroll', async () => {
  const { user } = visit(<Component />);
  const explore = ['Physical Security', 'Networking', 'IT Security', 'Audio/Visual'].map((title) =>
    screen.getByRole('link', { name: `Explore ${title}` }),
  );
  for (const link of explore) expect(link).toHaveAttribute('href', '/services');

  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'Explore IT Security' }));
  expect(sessionStorage).toHaveLength(1);
});

test('the strips name the clients and, in order, the technology partners', () => {
  visit(<Component />);
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

test('the homeowners story gives challenge, solution, figures and two testimonials', () => {
  const { container } = visit(<Component />);

  for (const name of ['Challenge', 'Solution', 'Results']) expect(screen.getByRole('heading', { name })).toBeVisible();
  for (const figure of ['100%', '60+', '7']) expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getByText(/each deployed in under one hour/)).toBeVisible();
  expect(container.querySelectorAll('blockquote')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Download Full Case Study' })).toBeVisible();
});

test('the video is asked for only after a click; without one the section offers no dead button', async () => {
  const { user, container, unmount } = visit(<Component />, { videoUrl: 'https://video.example/embed/1' });
  const poster = screen.getByRole('link', { name: 'Watch the video on our approach' });
  expect(poster).toHaveAttribute('href', 'https://video.example/embed/1');
  expect(container.querySelector('iframe')).toBeNull();

  await user.click(poster);
  expect(screen.getByTitle('Our approach to technology integration')).toHaveAttribute(
    'src',
    'https://video.example/embed/1',
  );
  expect(screen.getByTitle('Our approach to technology integration')).toHaveFocus();
  unmount();

  visit(<Component />);
  expect(screen.queryByText(/Watch the video/)).toBeNull();
});
