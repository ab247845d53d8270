import { SiteContext } from '@portal/platform';
import { site } from '@portal/testing/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

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
