import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { css } from 'styled-system/css';

const page = css({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '4', bg: 'bg', color: 'fg' });

/** Replaces every staff page when the session has ended. */
export function SignedOut() {
  return (
    <div className={page} role="alert">
      <title>Signed out · Lead desk</title>
      <EmptyState title="You are signed out" action={<Button onClick={() => location.reload()}>Sign in</Button>}>
        Your session has ended. Sign in again to continue.
      </EmptyState>
    </div>
  );
}
