import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { use, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { LayoutTextsContext } from '../layout/layout-texts.ts';
import { type Consent, consentStore, openConsentBanner, setConsent } from './consent.ts';

const panel = css({
  position: 'fixed',
  bottom: '4',
  insetInlineStart: '4',
  insetInlineEnd: { base: '4', md: 'auto' },
  zIndex: 'overlay',
  maxWidth: { md: 'toast' },
  display: 'grid',
  gap: '3',
  padding: '5',
  borderRadius: 'card',
  border: 'strong',
  boxShadow: 'overlay',
  '&[data-color-mode]': { bg: 'bg.raised' },
});

const title = css({ textStyle: 'label' });
const text = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '1' });

const link = css({
  minHeight: 'tap',
  color: 'fg.muted',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  _hover: { color: 'fg' },
});

const linkId = 'cookie-settings';

/** Asks whether page views may be counted. Not modal: the page can be used without a choice. */
export function ConsentBanner() {
  const { choice, isBannerOpen } = useStore(consentStore);
  const texts = use(LayoutTextsContext).consent;
  const banner = useRef<HTMLElement>(null);
  const wasReopened = choice !== undefined;

  // On the first visit the focus stays on the page.
  useEffect(() => {
    if (isBannerOpen && wasReopened) banner.current?.focus();
  }, [isBannerOpen, wasReopened]);

  // Elements focused by keyboard are not covered by the banner.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = isBannerOpen ? `${(banner.current?.offsetHeight ?? 0) + 32}px` : '';
  }, [isBannerOpen]);

  if (!isBannerOpen) return null;

  const choose = (choice: Consent) => {
    setConsent(choice);
    // The pressed button is removed with the banner.
    const next = document.getElementById(wasReopened ? linkId : 'content');
    next?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-color-mode="dark"
      data-print="hide"
      className={panel}
    >
      <p id="consent-title" className={title}>
        {texts.title}
      </p>
      <p className={text}>{texts.text}</p>
      <div className={actions}>
        <Button tone="quiet" onClick={() => choose('granted')}>
          {texts.allow}
        </Button>
        <Button tone="quiet" onClick={() => choose('denied')}>
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}

/** Footer link that opens the banner again. */
export function ConsentLink() {
  return (
    <button type="button" id={linkId} className={link} onClick={openConsentBanner}>
      {use(LayoutTextsContext).consent.settings}
    </button>
  );
}
