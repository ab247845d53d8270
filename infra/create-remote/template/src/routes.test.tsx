import { SiteContext } from '@portal/platform';
import { teamOf } from '@portal/release/team-of';
import { site } from '@portal/testing/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { teams } from '../../infra/teams.json';
import { routes } from './routes.tsx';

test('every path belongs to this team in teams.json', () => {
  expect(routes.map(({ path }) => teamOf(teams, path)?.name)).toEqual(routes.map(() => 'sample'));
});

test.each(routes)('$path has one main heading, a title and a description', async ({ path, lazy }) => {
  const { Component } = await lazy();
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <StaticRouter location={path}>
        <Component />
      </StaticRouter>
    </SiteContext>,
  );

  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+ \| Lumenward<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,165}"/);
});
