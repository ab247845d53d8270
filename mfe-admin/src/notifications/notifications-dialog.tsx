import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffNotification } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { closeOverlay } from '../commands/overlay.ts';
import { unreadNotificationsQuery } from '../leads/summary.queries.ts';
import { countOf } from '../numbers.ts';
import { accountPath, inboxPath, leadPath, todayPath } from '../paths.ts';
import { isolated, sentence } from '../sentence.tsx';
import { footer, hidden, link, muted } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { useAction } from '../use-action.ts';
import { markNotificationsRead, notificationsQuery } from './notifications.queries.ts';

const list = css({ borderTop: 'hairline' });
const item = css({
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '2.5',
  minHeight: 'tap',
  paddingInline: '2',
  paddingBlock: '2.5',
  borderBottom: 'hairline',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  _hover: { bg: 'accent.soft' },
  '&[data-unread]': { fontWeight: 'semibold' },
});
const dot = css({ width: '2', height: '2', borderRadius: 'full', '&[data-unread]': { bg: 'accent' } });

/** What has happened for the signed-in user. */
export function NotificationsDialog() {
  const { data: unread = 0 } = useQuery(unreadNotificationsQuery);
  const query = useQuery(notificationsQuery(unread));
  const markRead = useAction({ run: markNotificationsRead, failed: 'Notifications were not marked as read' });
  const [newest] = query.data?.items ?? [];
  return (
    <Dialog title="Notifications" placement="end" open onOpenChange={closeOverlay}>
      <Loaded query={query} what="notifications" lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={muted}>
              Nothing yet. You are told here when a lead is assigned to you, a person of yours writes again, a colleague
              mentions you, an answer or a next step is overdue, or an email of yours is not delivered.
            </p>
          ) : (
            <ul className={list}>
              {items.map((one) => (
                <li key={one.id}>
                  <Notification notification={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={footer}>
        {unread > 0 && newest && (
          <Button size="sm" tone="quiet" disabled={markRead.isPending} onClick={() => markRead.mutate(newest.id)}>
            Mark all as read
          </Button>
        )}
        <Link to={`${accountPath}#notifications`} className={link} onClick={closeOverlay}>
          Notification settings
        </Link>
      </div>
    </Dialog>
  );
}

function Notification({ notification }: { notification: StaffNotification }) {
  const { kind, isRead, at, lead, count } = notification;
  const list = kind === 'step-overdue' ? todayPath : inboxPath('owner=me');
  return (
    <Link
      to={count > 1 ? list : leadPath(lead.id)}
      className={item}
      data-unread={isRead ? undefined : true}
      onClick={closeOverlay}
    >
      <span className={dot} data-unread={isRead ? undefined : true} />
      <span>
        {!isRead && <span className={hidden}>Unread: </span>}
        {textOf(notification)}
      </span>
      <span className={muted}>
        <RelativeTime at={at} short />
      </span>
    </Link>
  );
}

function textOf({ kind, actor, writer, lead, count }: StaffNotification): ReactNode {
  const isOne = count === 1;
  const what = isOne ? isolated(lead.name) : countOf(count, 'lead');
  const who = isolated(actor?.name ?? '');
  const were = isOne ? 'was' : 'were';
  switch (kind) {
    case 'assigned':
      return actor ? sentence`${who} assigned ${what} to you` : sentence`${what} ${were} assigned to you`;
    case 'wrote-again':
      return writer ? sentence`${isolated(writer)} wrote about ${what}` : sentence`${what} wrote again`;
    case 'mentioned':
      return sentence`${who} mentioned you on ${what}`;
    case 'overdue':
      return sentence`${what} ${were} not answered in time`;
    case 'step-overdue':
      return sentence`Next ${isOne ? 'step' : 'steps'} of ${what} ${isOne ? 'is' : 'are'} overdue`;
    case 'visit':
      return sentence`${who} planned or changed your ${isOne ? 'visit' : 'visits'} to ${what}`;
    case 'undelivered':
      return sentence`Your ${isOne ? 'email' : 'emails'} to ${what} ${were} not delivered`;
    case 'unanswered':
      return sentence`Nobody has answered ${what}`;
  }
}
