import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Loaded } from '../layout/loaded.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { sessionsQuery } from './account.queries.ts';
import { Item, list } from './item.tsx';
import { SignOutDialog, type SignOutTarget } from './sign-out-dialog.tsx';

/** Active sessions, with a button to sign out each of the others. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const [target, setTarget] = useState<SignOutTarget>();

  return (
    <>
      <Loaded query={query} what="sessions" lines={3}>
        {(sessions) => (
          <ul className={list}>
            {sessions.map(({ id, browser, startedAt, lastSeenAt, isCurrent }) => (
              <Item
                key={id}
                name={browser}
                details={
                  <>
                    {isCurrent ? 'This browser' : 'Last used '}
                    {!isCurrent && <RelativeTime at={lastSeenAt} />}, signed in <RelativeTime at={startedAt} />
                  </>
                }
              >
                {!isCurrent && (
                  <Button size="sm" tone="quiet" onClick={() => setTarget({ sessionId: id, label: browser })}>
                    Sign out
                  </Button>
                )}
              </Item>
            ))}
          </ul>
        )}
      </Loaded>
      {query.data && query.data.length > 1 && (
        <Button size="sm" tone="quiet" onClick={() => setTarget({ label: 'all other sessions' })}>
          Sign out all other sessions
        </Button>
      )}
      {target && <SignOutDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}
