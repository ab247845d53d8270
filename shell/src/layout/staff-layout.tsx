import { Toaster } from '@portal/ui/toast';
import { Tooltips } from '@portal/ui/tooltip';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  bg: 'bg',
  color: 'fg',
  // Dialogs are beside it.
  ':root:has(&), &': { '--fonts-heading': 'fonts.body' },
});

/** Layout of the lead desk, without the website's header and footer. */
export function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={frame}>
      {children}
      <Toaster />
      <Tooltips />
    </main>
  );
}
