import { useQuery } from '@portal/platform/query';
import type { NotificationSettings as Settings } from '@portal/staff-client/staff-member';
import { Choice } from '../layout/choices.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { text } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { changeNotificationSettings, notificationSettingsQuery } from './notifications.queries.ts';

const choices = [
  { name: 'mails', label: 'Email', details: 'For each notification, unless you have read it already.' },
  {
    name: 'digest',
    label: 'Morning digest',
    details: 'At 8 AM on business days: next steps of the day, overdue, due today, without an owner.',
  },
] as const;

/** Where notifications go besides the bell. */
export function NotificationSettings() {
  const query = useQuery(notificationSettingsQuery);
  const change = useAction({ run: changeNotificationSettings, failed: 'The settings were not saved' });
  // What is being saved is shown at once.
  const shown = (saved: Settings) => (change.isPending ? change.variables : saved);
  return (
    <>
      <p className={text}>
        You are told when a lead is assigned to you, a person of yours writes again, a colleague mentions you, an answer
        or a next step of yours is overdue, or an email of yours is not delivered. The bell always shows it.
      </p>
      <Loaded query={query} what="notification settings" lines={4}>
        {(settings) =>
          choices.map(({ name, label, details }) => (
            <Choice
              key={name}
              type="checkbox"
              details={details}
              checked={shown(settings)[name]}
              onChange={({ target }) => change.mutate({ ...shown(settings), [name]: target.checked })}
            >
              {label}
            </Choice>
          ))
        }
      </Loaded>
    </>
  );
}
