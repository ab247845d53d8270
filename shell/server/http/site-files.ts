import type { Site } from '@portal/contracts/site';

export const sitemap = ({ url }: Site, paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.sort().map((path) => `<url><loc>${url}${path === '/' ? '/' : path}</loc></url>`),
    '</urlset>',
  ].join('\n');

export const robots = ({ url }: Site) =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', `Sitemap: ${url}/sitemap.xml`, ''].join('\n');
