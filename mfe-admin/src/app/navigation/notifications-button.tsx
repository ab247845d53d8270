import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { BellIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { openNotifications } from '../../commands/overlay.ts';
import { unreadNotificationsQuery } from '../../leads/summary.queries.ts';
import { hidden } from '../../shared.styles.ts';
import { count, item, label } from './navigation.styles.ts';

const bell = css({ position: 'relative' });
const badge = css({
  position: 'absolute',
  insetBlockStart: '0.5',
  insetInlineEnd: '0.5',
  minWidth: '4',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'danger.text',
  color: 'bg.raised',
  fontSize: '2xs',
  fontWeight: 'semibold',
  lineHeight: '1rem',
  textAlign: 'center',
});

/** More do not fit. */
const maxShown = 99;
const shown = (unread: number) => (unread > maxShown ? `${maxShown}+` : unread);

/** Opens the notifications, in the sidebar. */
export function NotificationsButton() {
  const { data: unread = 0 } = useQuery(unreadNotificationsQuery);
  return (
    <button type="button" className={item} aria-haspopup="dialog" title="Notifications (b)" onClick={openNotifications}>
      <Icon of={BellIcon} size="sm" />
      <span className={label}>Notifications</span>
      {unread > 0 && (
        <span className={count} data-urgent>
          {shown(unread)}
          <span className={hidden}> unread</span>
        </span>
      )}
    </button>
  );
}

/** The same in the header of small screens. */
export function NotificationsBell() {
  const { data: unread = 0 } = useQuery(unreadNotificationsQuery);
  return (
    <Button
      tone="plain"
      className={bell}
      aria-haspopup="dialog"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      onClick={openNotifications}
    >
      <Icon of={BellIcon} />
      {unread > 0 && (
        <span className={badge} aria-hidden>
          {shown(unread)}
        </span>
      )}
    </Button>
  );
}
