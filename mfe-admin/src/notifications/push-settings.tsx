import { queryClient, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Choice } from '../app/layout/choices.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { countOf } from '../numbers.ts';
import { endPush, supportsPush } from '../session/push.ts';
import { muted } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { pushQuery, startPush, stopPush } from './notifications.queries.ts';

const failed = 'The setting was not changed';
const onSettled = () => queryClient.invalidateQueries(pushQuery);

/** Whether this browser shows notifications while the lead desk is closed. */
export function PushSettings() {
  const query = useQuery(pushQuery);
  const start = useAction({ run: startPush, failed, onSettled });
  // What remains of other browsers stays.
  const end = useAction({ run: (devices: number) => (devices > 1 ? endPush() : stopPush()), failed, onSettled });
  const stop = useAction({ run: stopPush, failed, onSettled });
  const isPending = start.isPending || end.isPending || stop.isPending;
  return (
    <Loaded query={query} what="push messages" lines={2}>
      {({ publicKey, devices, isHere }) => (
        <>
          <Choice
            type="checkbox"
            details={
              supportsPush()
                ? 'Also while the lead desk is closed: assigned, wrote again, mentioned, overdue.'
                : 'This browser cannot. On an iPhone or iPad, add the lead desk to the home screen first.'
            }
            disabled={isPending || !supportsPush()}
            checked={isHere !== isPending}
            onChange={() => (isHere ? end.mutate(devices) : start.mutate(publicKey))}
          >
            Notifications of this browser
          </Choice>
          {devices > (isHere ? 1 : 0) && (
            <p className={muted}>
              {countOf(devices, 'browser')} of yours {devices === 1 ? 'gets' : 'get'} them.{' '}
              <Button size="sm" tone="plain" disabled={isPending} onClick={() => stop.mutate()}>
                Stop all
              </Button>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
