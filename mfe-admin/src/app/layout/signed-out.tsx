import { useLocation, useNavigate } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { drafts } from '../../session/drafts.ts';
import { resumeFromElsewhere } from '../../session/session-ended.ts';

const page = css({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '4', bg: 'bg', color: 'fg' });

/** Replaces every staff page when the session has ended. The sign-in page opens in this document, which has the unsaved texts. */
export function SignedOut() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;

  // Renders the page again, which loads its data.
  const resume = async () => {
    const isSignedIn = await resumeFromElsewhere();
    if (isSignedIn) navigate(address, { replace: true });
    return isSignedIn;
  };
  const signIn = async () => {
    if (!(await resume())) navigate(`/admin/sign-in#${address}`, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page does not change
  useEffect(() => {
    addEventListener('focus', resume);
    return () => removeEventListener('focus', resume);
  }, []);

  return (
    <div className={page} role="alert">
      <title>Signed out · Lead desk</title>
      <EmptyState title="You are signed out" action={<Button onClick={signIn}>Sign in</Button>}>
        Your session has ended. Sign in again to continue.
        {drafts.hasAny() && ' The text that you have not saved is kept for you.'}
      </EmptyState>
    </div>
  );
}
