import { languages, translationsOf } from '@portal/contracts/language';
import { useLocation, useSite } from '@portal/platform';
import { hasLanguage } from './has-language.ts';

/** Names the page and its partner in the other language for search engines. React moves the links to the head. */
export function AlternateLinks() {
  const site = useSite();
  const paths = translationsOf(useLocation().pathname);
  if (!paths || !hasLanguage('es', site)) return null;
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.url + paths[language]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site.url + paths.en} />
    </>
  );
}
