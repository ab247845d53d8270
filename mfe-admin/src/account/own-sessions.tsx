import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { heading } from '../frame/screen.styles.ts';
import { reasonOf } from '../lead/lead-actions.ts';
import { Moment } from '../time/moment.tsx';
import { sessionsQuery } from './account.queries.ts';
import { type Ending, EndSessionDialog } from './end-session-dialog.tsx';

const list = css({ display: 'flex', flexDirection: 'column', maxWidth: 'measure.text', marginBottom: '4' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '2.5',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border',
});
const quiet = css({ display: 'block', fontSize: 'xs', color: 'fg.muted' });

/** Every browser somebody is signed in with; any but this one can be ended. */
export function OwnSessions() {
  const { data, error } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Ending>();

  return (
    <>
      <h2 className={heading}>Where you are signed in</h2>
      {!data && (error ? <p role="alert">{reasonOf(error)}</p> : <Skeleton lines={3} label="Loading your sessions" />)}
      <ul className={list}>
        {data?.map(({ id, browser, startedAt, lastSeenAt, isCurrent }) => (
          <li key={id} className={item}>
            <span>
              {browser}
              <span className={quiet}>
                {isCurrent ? (
                  'This one'
                ) : (
                  <>
                    Used <Moment at={lastSeenAt} />
                  </>
                )}
                , since <Moment at={startedAt} />
              </span>
            </span>
            {!isCurrent && (
              <Button size="sm" tone="quiet" onClick={() => setEnding({ sessionId: id, what: browser })}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button size="sm" tone="quiet" onClick={() => setEnding({ what: 'every other browser' })}>
          Sign out everywhere else
        </Button>
      )}
      <EndSessionDialog ending={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}
