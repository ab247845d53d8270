import { phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { PhoneIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';

/** Stays at the bottom of the window on phones, below the footer at the end of the page. */
const bar = css({
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  paddingInline: 'gutter',
  paddingTop: '2',
  paddingBottom: 'calc({spacing.2} + env(safe-area-inset-bottom))',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderTopColor: 'border',
  '& a': { paddingInline: '2', whiteSpace: 'nowrap' },
});

/** Links to call and to the contact form, except on the page of the form. */
export function CallBar() {
  const { phone } = useSite();
  if (useLocation().pathname === '/contact') return null;

  return (
    <nav aria-label="Quick contact" data-color-mode="dark" className={bar}>
      <ButtonLink to={phoneHref(phone)} tone="quiet">
        <PhoneIcon aria-hidden />
        Call
      </ButtonLink>
      <ButtonLink to="/contact">Request a visit</ButtonLink>
    </nav>
  );
}
