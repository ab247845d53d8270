import { Button } from '@portal/ui/button';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { css } from 'styled-system/css';
import { answer, askAgain, type Consent, consent, isAsked, onConsent } from './consent.ts';

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
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  boxShadow: 'overlay',
  '&[data-ground]': { bg: 'bg.raised' },
});

const title = css({ textStyle: 'label' });
const words = css({ textStyle: 'small', color: 'fg.muted' });
const answers = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '1' });

const link = css({
  minHeight: 'tap',
  color: 'fg.muted',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  _hover: { color: 'fg' },
});

const linkId = 'analytics-choice';

/** Asks whether visits may be counted. It stands beside the page, not before it: nobody has to answer. */
export function ConsentQuestion() {
  const isShown = useSyncExternalStore(onConsent, isAsked);
  const question = useRef<HTMLElement>(null);
  const wasCalled = useSyncExternalStore(onConsent, () => consent() !== undefined);

  // Somebody who called it back is led to it; on a first visit it waits its turn.
  useEffect(() => {
    if (isShown && wasCalled) question.current?.focus();
  }, [isShown, wasCalled]);

  // What the keyboard reaches meanwhile is scrolled clear of the question.
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = isShown ? `${(question.current?.offsetHeight ?? 0) + 32}px` : '';
  }, [isShown]);

  if (!isShown) return null;

  const give = (given: Consent) => {
    answer(given);
    // The pressed button is gone now.
    const next = document.getElementById(wasCalled ? linkId : 'content');
    next?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={question}
      tabIndex={-1}
      aria-labelledby="analytics-question"
      data-ground="ink"
      data-print="hide"
      className={panel}
    >
      <p id="analytics-question" className={title}>
        May we count your visit?
      </p>
      <p className={words}>
        With your consent Google Analytics sets cookies and tells us which pages are read. Without it nothing is loaded,
        and the site works the same.
      </p>
      <div className={answers}>
        <Button tone="quiet" onClick={() => give('granted')}>
          Allow
        </Button>
        <Button tone="quiet" onClick={() => give('denied')}>
          Decline
        </Button>
      </div>
    </section>
  );
}

/** In the footer: an answer once given can be changed. */
export function ConsentLink() {
  return (
    <button type="button" id={linkId} className={link} onClick={askAgain}>
      Analytics choice
    </button>
  );
}
