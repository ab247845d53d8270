import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { Component } from './home.page.tsx';

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
