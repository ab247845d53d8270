import { Outlet } from '@portal/platform';
import { Toaster } from '@portal/ui/toast';
import { css } from 'styled-system/css';

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bg: 'bg', color: 'fg' });

/** Around the staff view: a tool fills the window, so the website's header and footer stay away. */
export function StaffLayout() {
  return (
    <main id="content" tabIndex={-1} className={frame}>
      <Outlet />
      <Toaster />
    </main>
  );
}
