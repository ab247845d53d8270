import type { StaffNotificationKind } from '@portal/contracts/staff-notification';
import { queryClient, useQuery } from '@portal/platform/query';
import type { NotificationSettings as Settings } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { Choice } from '../app/layout/choices.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { countOf } from '../numbers.ts';
import { endPush, supportsPush } from '../session/push.ts';
import { muted, text } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import {
  changeNotificationSettings,
  notificationSettingsQuery,
  pushQuery,
  startPush,
  stopPush,
} from './notifications.queries.ts';

const events: [label: string, kinds: StaffNotificationKind[]][] = [
  ['A lead is assigned to you', ['assigned']],
  ['A person of yours writes again', ['wrote-again']],
  ['A colleague mentions you', ['mentioned']],
  ['An answer or a next step is overdue', ['overdue', 'unanswered', 'step-overdue']],
  ['A site visit of yours is planned or changed, with an entry for your calendar', ['visit']],
  ['An email of yours is not delivered', ['undelivered']],
];
const nested = css({ paddingInlineStart: '6' });

/** Where notifications go besides the bell. */
export function NotificationSettings() {
  const query = useQuery(notificationSettingsQuery);
  const change = useAction({ run: changeNotificationSettings, failed: 'The settings were not saved' });
  return (
    <>
      <p className={text}>The bell shows all of these. Choose what you get by email too.</p>
      <Loaded query={query} what="notification settings" lines={12}>
        {(saved) => (
          // What is being saved is shown at once.
          <SettingsForm settings={change.isPending ? change.variables : saved} onChange={change.mutate} />
        )}
      </Loaded>
      <PushSettings />
    </>
  );
}

function SettingsForm({ settings, onChange }: { settings: Settings; onChange: (settings: Settings) => void }) {
  const { mails, digest, unmailed = [] } = settings;
  const isMailed = (kind: StaffNotificationKind) => mails && !unmailed.includes(kind);
  return (
    <>
      <Choice
        type="checkbox"
        details="For each notification, unless you have read it already."
        checked={mails}
        onChange={({ target }) => onChange({ ...settings, mails: target.checked })}
      >
        Email
      </Choice>
      <fieldset className={nested} aria-label="Email when">
        {events.map(([label, kinds]) => (
          <Choice
            key={label}
            type="checkbox"
            disabled={!mails}
            checked={kinds.every(isMailed)}
            onChange={({ target }) => {
              const others = unmailed.filter((kind) => !kinds.includes(kind));
              onChange({ ...settings, unmailed: target.checked ? others : [...others, ...kinds] });
            }}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
      <Choice
        type="checkbox"
        details="At 8 AM on business days: next steps of the day, overdue, due today, without an owner."
        checked={digest}
        onChange={({ target }) => onChange({ ...settings, digest: target.checked })}
      >
        Morning digest
      </Choice>
    </>
  );
}

const failed = 'The setting was not changed';
const onSettled = () => queryClient.invalidateQueries(pushQuery);

/** Whether this browser shows notifications while the lead desk is closed. */
function PushSettings() {
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
