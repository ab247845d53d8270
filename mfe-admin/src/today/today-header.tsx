import { formatLongDay } from '@portal/contracts/business-time';
import { Link } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PlusIcon } from '@portal/ui/icons';
import { openRequest } from '../commands/overlay.ts';
import * as styles from '../leads/day-list.styles.ts';
import { PersonButton } from '../leads/person-button.tsx';
import { inboxPath, todayPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { link, pageTitle } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';

interface TodayHeaderProps {
  person: number | undefined;
  snoozed: number;
}

/** Title, day, and whose day it is. */
export function TodayHeader({ person, snoozed }: TodayHeaderProps) {
  const isManager = useHasRole('manager');
  const canEdit = useHasRole('agent');
  return (
    <header className={styles.header}>
      <h1 className={pageTitle}>Today</h1>
      <span className={styles.day}>{formatLongDay(businessDay())}</span>
      {snoozed > 0 && (
        <Link to={inboxPath(`owner=${person ?? 'me'}&snoozed=1`)} className={link}>
          {snoozed.toLocaleString('en-US')} snoozed
        </Link>
      )}
      <div className={styles.tools}>
        {isManager && (
          <PersonButton
            title="Whose day?"
            shown={person ?? 'Me'}
            choices={[['Me', todayPath]]}
            pathOf={(id) => `${todayPath}?person=${id}`}
          />
        )}
        {canEdit && (
          <Button size="sm" title="New lead (+)" onClick={() => openRequest()}>
            <Icon of={PlusIcon} size="sm" />
            New lead
          </Button>
        )}
      </div>
    </header>
  );
}
