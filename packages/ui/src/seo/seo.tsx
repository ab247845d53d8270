import { useSite } from '@portal/platform';

interface SeoProps {
  /** The document's title; the company's name is added after it. */
  title: string;
  description: string;
  /** The page's own path, e.g. `/services`. */
  path: string;
  /** Path of the social picture (1200×630) when it is not the page's own. */
  image?: string;
  /** schema.org data, one object or several. */
  jsonLd?: object;
}

/** Everything a page says about itself to search engines and link previews. React puts the tags into the head. */
export function Seo({ title, description, path, image, jsonLd }: SeoProps) {
  const { url, company } = useSite();
  const address = `${url}${path}`;
  const picture = `${url}${image ?? `/og${path === '/' ? '/home' : path}.png`}`;
  const fullTitle = title.includes(company) ? title : `${title} | ${company}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={company} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; escaped so that no text can close it
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
