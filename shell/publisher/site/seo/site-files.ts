import { languageOf, translationsOf } from '@portal/contracts/language';
import type { Site } from '@portal/contracts/site';
import type { PageIndex } from '../../release/site-build.ts';

type Pages = [path: string, page: PageIndex[string]][];

const byPath = (pages: PageIndex): Pages => Object.entries(pages).sort(([one], [other]) => (one < other ? -1 : 1));

/** https://www.sitemaps.org/protocol.html */
export const sitemap = ({ url }: Site, pages: PageIndex) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...byPath(pages).map(
      ([path, { changed }]) =>
        `<url><loc>${escapeXml(url + path)}</loc><lastmod>${changed}</lastmod>${alternates(url, path, pages)}</url>`,
    ),
    '</urlset>',
  ].join('\n');

/** The page and its partner in the other language. Nothing for a page without one. */
function alternates(url: string, path: string, pages: PageIndex): string {
  const paths = translationsOf(path);
  if (!paths || !pages[paths.en] || !pages[paths.es]) return '';
  return Object.entries({ ...paths, 'x-default': paths.en })
    .map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url + to)}"/>`)
    .join('');
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const robots = ({ url }: Site, staffPrefixes: string[]) =>
  [
    'User-agent: *',
    ...staffPrefixes.map((prefix) => `Disallow: ${prefix}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');

const dayMilliseconds = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const securityTxtDays = 360;

/**
 * Returns the contact for reports of vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116. It expires at midnight, so that
 * builds of the same day have the same file.
 */
export function securityTxt({ url, email, securityContact = `mailto:${email}` }: Site, now = Date.now()): string {
  const today = now - (now % dayMilliseconds);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(today + securityTxtDays * dayMilliseconds).toISOString()}`,
    `Canonical: ${url}/.well-known/security.txt`,
    'Preferred-Languages: en',
    `Policy: ${url}/privacy#security`,
    '',
  ].join('\n');
}

/** Returns an index of the pages in Markdown for language models: https://llmstxt.org */
export function llms({ url, company, phone, email }: Site, index: PageIndex): string {
  const pages = byPath(index);
  const sections = [...Map.groupBy(pages, ([path, { section }]) => (languageOf(path) === 'es' ? 'Español' : section))];
  const isMain = ([section, group]: (typeof sections)[number]) => !section || group.length === 1;
  const list = (title: string, group: Pages) => [
    `## ${title}`,
    '',
    ...group.map(([path, page]) => `- [${page.title}](${url}${path}): ${page.description}`),
    '',
  ];

  return [
    `# ${company}`,
    '',
    ...(index['/'] ? [`> ${index['/'].description}`, ''] : []),
    `Consultations and site assessments: ${phone}, ${email}.`,
    '',
    ...list(
      'Main pages',
      sections.filter(isMain).flatMap(([, group]) => group),
    ),
    ...sections.filter((section) => !isMain(section)).flatMap(([section, group]) => list(section ?? '', group)),
  ].join('\n');
}
