import type { ClientStatement } from '@portal/contracts/client-statement';
import { setAttributionProvider } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { photographs, projects, reviews, team } from '../client-statements.ts';
import { Component } from './about.page.tsx';
import { PhotographsSection, ProjectsSection, ReviewsSection, TeamSection } from './proof.sections.tsx';

const about = 'A statement of the client';
const missing = { about, status: 'missing' } as const;
const confirmed = <Value,>(...value: Value[]): ClientStatement<Value[]> => ({ about, status: 'confirmed', value });
const sample = <Value,>(...value: Value[]): ClientStatement<Value[]> => ({ about, status: 'sample', value });

const person = { name: 'Ana Ruiz', role: 'System designer', text: 'Ask her about gates.' };

test('missing projects, people, photographs and reviews leave nothing on the page', () => {
  const { container, unmount } = renderPage(
    <>
      <ProjectsSection statement={missing} />
      <TeamSection statement={missing} />
      <PhotographsSection statement={missing} />
      <ReviewsSection statement={missing} />
      <TeamSection statement={confirmed()} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  unmount();

  for (const statement of [projects, team, photographs, reviews]) expect(statement.status).toBe('missing');
  renderPage(<Component />);
  expect(
    screen.queryByRole('heading', { name: /^(Projects|The people who answer|Our work in pictures|Reviews)$/ }),
  ).toBeNull();
});

test('a sample is marked, and hidden on a site that shows confirmed statements only', () => {
  const { unmount } = renderPage(<TeamSection statement={sample(person)} />);
  expect(screen.getByText('Sample names')).toBeVisible();
  unmount();

  const { container } = renderPage(<TeamSection statement={sample(person)} />, { site: { content: 'confirmed' } });
  expect(container).toBeEmptyDOMElement();
});

test('a confirmed person is shown without a mark', () => {
  const { container } = renderPage(<TeamSection statement={confirmed(person)} />, { site: { content: 'confirmed' } });

  expect(screen.getByRole('heading', { level: 3, name: 'Ana Ruiz' })).toBeVisible();
  expect(container).toHaveTextContent('System designer');
  expect(container).not.toHaveTextContent('Sample');
});

test('a confirmed project names its place and year, and links to its services', () => {
  const project = { name: 'Mail kiosks', place: 'Round Rock', year: 2025, text: 'Seven kiosks.' };
  renderPage(<ProjectsSection statement={confirmed({ ...project, services: ['access-control' as const] })} />);

  expect(screen.getByText('Round Rock, 2025. Seven kiosks.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Access Control' })).toHaveAttribute('href', '/services/access-control');
});

test('a confirmed review links to its source', () => {
  const source = { name: 'Google', url: 'https://maps.example/review' };
  renderPage(<ReviewsSection statement={confirmed({ text: 'They came twice.', by: 'Ken', source })} />);

  expect(screen.getByText('They came twice.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read it on Google' })).toHaveAttribute('href', source.url);
});

test('a confirmed photograph is a file of the release, with its size and description', () => {
  setAttributionProvider(() => ({ release: 'abc123' }));
  const photograph = { file: 'gate.webp', width: 1200, height: 800, alt: 'A gate with its reader' };
  renderPage(<PhotographsSection statement={confirmed({ ...photograph, caption: 'Gate 3' })} />);

  const image = screen.getByRole('img', { name: 'A gate with its reader' });
  expect(image).toHaveAttribute('src', '/remotes/marketing/abc123/gate.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
  expect(screen.getByText('Gate 3')).toBeVisible();
});
