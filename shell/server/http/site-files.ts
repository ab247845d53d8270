import type { Site } from '@portal/contracts/site';
import type { Listing } from '../findable/findable.ts';
import { manifest } from '../findable/site-icons.ts';

const byPath = (one: Listing, other: Listing) => (one.path < other.path ? -1 : 1);

export const sitemap = ({ url }: Site, listings: Listing[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listings
      .toSorted(byPath)
      .map(({ path, changed }) => `<url><loc>${url}${path}</loc><lastmod>${changed}</lastmod></url>`),
    '</urlset>',
  ].join('\n');

export const robots = ({ url }: Site) =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${url}/sitemap.xml`, ''].join('\n');

export const webManifest = ({ company }: Site) => JSON.stringify(manifest(company));

/** The site in Markdown for language models (llmstxt.org), in the pages' own words. */
export function llms({ url, company, phone, email }: Site, listings: Listing[]): string {
  const home = listings.find(({ path }) => path === '/');
  const sections = [...Map.groupBy(listings.toSorted(byPath), ({ reading }) => reading.section)];
  const isMain = ([section, pages]: (typeof sections)[number]) => !section || pages.length === 1;
  const list = (title: string, pages: Listing[]) => [
    `## ${title}`,
    '',
    ...pages.map(({ path, reading }) => `- [${reading.title}](${url}${path}): ${reading.description}`),
    '',
  ];

  return [
    `# ${company}`,
    '',
    ...(home ? [`> ${home.reading.description}`, ''] : []),
    `Consultations and site assessments: ${phone}, ${email}.`,
    '',
    ...list(
      'Main pages',
      sections.filter(isMain).flatMap(([, pages]) => pages),
    ),
    ...sections.filter((section) => !isMain(section)).flatMap(([section, pages]) => list(section ?? '', pages)),
  ].join('\n');
}
