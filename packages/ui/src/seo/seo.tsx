import { type Language, languageOf } from '@portal/contracts/language';
import { useSite } from '@portal/platform';

const locales: Record<Language, string> = { en: 'en_US', es: 'es_US' };

const localeOf = (path: string) => locales[languageOf(path)];

interface SeoProps {
  /** The document's title. The company's name is appended, unless it is there or search results would cut the title. */
  title: string;
  description: string;
  /** The page's path, e.g. `/services`. */
  path: string;
  /** schema.org nodes, see `structured-data.ts`. */
  structuredData?: object[];
}

/** Characters of a title that search results show. */
const shownInResults = 60;

/** A page's title, description, canonical link, Open Graph tags and structured data. React moves the tags to the head. */
export function Seo({ title, description, path, structuredData }: SeoProps) {
  const { url, company } = useSite();
  const canonical = `${url}${path}`;
  const branded = title.includes(company) ? title : `${title} | ${company}`;
  const fullTitle = branded.length > shownInResults ? title : branded;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={company} />
      <meta property="og:locale" content={localeOf(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${url}/og${path === '/' ? '/home' : path}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped so that no text can end the element
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData }).replaceAll(
              '<',
              '\\u003c',
            ),
          }}
        />
      )}
    </>
  );
}
