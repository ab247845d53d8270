import { translationsOf } from '@portal/contracts/language';
import { useLocation, useSite } from '@portal/platform';
import { SmartLink } from '@portal/ui/link';
import { use } from 'react';
import { hasLanguage } from './has-language.ts';
import { LayoutTextsContext } from './layout-texts.ts';

/** The link to the page in the other language, or to its home page. Nothing on a site with one language. */
export function LanguageLink({ className }: { className: string }) {
  const { language, label, home } = use(LayoutTextsContext).other;
  const { pathname } = useLocation();
  if (!hasLanguage(language, useSite())) return null;
  const to = translationsOf(pathname)?.[language] ?? home;
  return (
    <SmartLink to={to} lang={language} hrefLang={language} className={className}>
      {label}
    </SmartLink>
  );
}
