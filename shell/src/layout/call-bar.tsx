import { type Consultation, consultationPath } from '@portal/contracts/consultation';
import { phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { PhoneIcon } from '@portal/ui/icons';
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { watchHeroActions } from '../starter/hero-actions.ts';

/** Stays at the bottom of the window on phones, below the footer at the end of the page. */
const bar = css({
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3',
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  paddingInline: 'gutter',
  paddingTop: '2',
  paddingBottom: 'calc({spacing.2} + env(safe-area-inset-bottom))',
  borderTop: 'hairline',
  transition: 'translate {durations.normal} {easings.out}',
  '& a': { paddingInline: '2' },
  // Not before the buttons of the page's hero have left the window: it would cover them.
  '@media (scripting: enabled)': {
    ':root:not([data-past-hero]):has([data-hero-actions]) &': { visibility: 'hidden', translate: '0 100%' },
  },
  _print: { display: 'none' },
});

/** Links to call and to the contact form, except on the page of the form. */
export function CallBar({ consultation = {} }: { consultation?: Consultation }) {
  const { phone } = useSite();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own hero
  useEffect(watchHeroActions, [pathname]);
  if (pathname === '/contact') return null;

  return (
    <nav aria-label="Quick contact" data-color-mode="dark" className={bar}>
      <ButtonLink to={phoneHref(phone)} tone="quiet">
        <PhoneIcon aria-hidden />
        Call
      </ButtonLink>
      <ButtonLink to={consultationPath(consultation)}>Request a visit</ButtonLink>
    </nav>
  );
}
