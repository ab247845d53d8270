import { Toaster } from '@portal/ui/toast';
import { Tooltips } from '@portal/ui/tooltip';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bg: 'bg', color: 'fg' });

/** Around the staff view: a tool fills the window, so the website's header and footer stay away. */
export function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={frame}>
      {children}
      <Toaster />
      <Tooltips />
    </main>
  );
}
