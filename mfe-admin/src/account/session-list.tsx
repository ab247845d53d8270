import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { heading } from '../layout/page.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { sessionsQuery } from './account.queries.ts';
import { item, list, muted } from './account.styles.ts';
import { SignOutDialog, type SignOutTarget } from './sign-out-dialog.tsx';

/** Active sessions, with a button to sign out each of the others. */
export function SessionList() {
  const { data, error } = useQuery(sessionsQuery);
  const [target, setTarget] = useState<SignOutTarget>();

  return (
    <>
      <h2 id="sessions" className={heading}>
        Sessions
      </h2>
      {!data && (error ? <p role="alert">{errorMessage(error)}</p> : <Skeleton lines={3} label="Loading sessions" />)}
      <ul className={list}>
        {data?.map(({ id, browser, startedAt, lastSeenAt, isCurrent }) => (
          <li key={id} className={item}>
            <span>
              {browser}
              <span className={muted}>
                {isCurrent ? (
                  'This browser'
                ) : (
                  <>
                    Last used <RelativeTime at={lastSeenAt} />
                  </>
                )}
                , signed in <RelativeTime at={startedAt} />
              </span>
            </span>
            {!isCurrent && (
              <Button size="sm" tone="quiet" onClick={() => setTarget({ sessionId: id, label: browser })}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button size="sm" tone="quiet" onClick={() => setTarget({ label: 'all other sessions' })}>
          Sign out all other sessions
        </Button>
      )}
      {target && <SignOutDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}
