import type { PageHandle } from '@portal/contracts/remote';
import { Toaster } from '@portal/ui/toast';
import { Tooltips } from '@portal/ui/tooltip';
import { type ReactNode, use } from 'react';
import { css } from 'styled-system/css';
import { ConsentSlot } from '../analytics/consent-slot.tsx';
import { AlternateLinks } from './alternate-links.tsx';
import { CallBar } from './call-bar.tsx';
import { Footer } from './footer.tsx';
import { LayoutTextsContext } from './layout-texts.ts';
import { Navbar } from './navbar.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Browsers break pages where `break-before` and `break-inside` say so between blocks.
  _print: { display: 'block', minHeight: '0' },
});

const skip = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '5',
  borderRadius: 'control',
  bg: 'accent',
  color: 'accent.fg',
  textStyle: 'label',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
  _print: { display: 'none' },
});

const content = css({ flex: '1', display: 'flex', flexDirection: 'column', _print: { display: 'block' } });

type LayoutProps = Pick<PageHandle, 'consultation' | 'isForClients'> & { children: ReactNode };

/** Header, footer and global regions around every public page. */
export function Layout({ consultation, isForClients, children }: LayoutProps) {
  const { skip: skipLabel, toasts } = use(LayoutTextsContext);
  return (
    <div className={frame}>
      <AlternateLinks />
      <a href="#content" className={skip} data-color-mode="dark">
        {skipLabel}
      </a>
      <ConsentSlot name="ConsentBanner" />
      <Navbar />
      <main id="content" tabIndex={-1} className={content}>
        {children}
      </main>
      <Footer />
      <CallBar consultation={consultation} isForClients={isForClients} />
      <Toaster labels={toasts} />
      <Tooltips />
    </div>
  );
}
