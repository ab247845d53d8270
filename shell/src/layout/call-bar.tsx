import { consultationPath } from '@portal/contracts/consultation';
import type { PageHandle } from '@portal/contracts/remote';
import { phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { use, useEffect } from 'react';
import { css } from 'styled-system/css';
import { watchHeroActions } from '../starter/hero-actions.ts';
import { LanguageLink } from './language-link.tsx';
import { LayoutTextsContext } from './layout-texts.ts';

/** Stays at the bottom of the window on phones, below the footer at the end of the page. */
const bar = css({
  display: { base: 'flex', md: 'none' },
  // Large text takes two rows.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  paddingInline: 'gutter',
  paddingTop: '2',
  paddingBottom: 'calc({spacing.2} + env(safe-area-inset-bottom))',
  borderTop: 'hairline',
  transition: 'translate {durations.normal} {easings.out}',
  '& a': { paddingInline: '2' },
  '& a:not([hreflang])': { flexGrow: '1' },
  // Not before the buttons of the page's hero have left the window: it would cover them.
  '@media (scripting: enabled)': {
    ':root:not([data-past-hero]):has([data-hero-actions]) &': { visibility: 'hidden', translate: '0 100%' },
  },
  _print: { display: 'none' },
});

const languageLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  fontSize: 'sm',
  color: 'fg.muted',
});

/** Links to call and to the contact form, except on the page of the form. Clients rather call. */
export function CallBar({ consultation = {}, isForClients }: Pick<PageHandle, 'consultation' | 'isForClients'>) {
  const { phone } = useSite();
  const { language, contactPath, callBar } = use(LayoutTextsContext);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own hero
  useEffect(watchHeroActions, [pathname]);
  if (pathname === contactPath) return null;

  return (
    <nav aria-label={callBar.label} data-color-mode="dark" className={bar}>
      <ButtonLink
        to={phoneHref(phone)}
        tone={isForClients ? 'primary' : 'quiet'}
        className={isForClients ? css({ flexGrow: '4!' }) : undefined}
      >
        {callBar.call}
      </ButtonLink>
      <ButtonLink to={consultationPath(consultation, language)} tone={isForClients ? 'quiet' : 'primary'}>
        {callBar.consultation}
      </ButtonLink>
      <LanguageLink className={languageLink} />
    </nav>
  );
}
