import { formatLongDay } from '@portal/contracts/business-time';
import { Link, useNavigate } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon, PlusIcon } from '@portal/ui/icons';
import { openMenu, openRequest } from '../commands/overlay.ts';
import * as styles from '../leads/day-list.styles.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { inboxPath, todayPath } from '../paths.ts';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { link, pageTitle } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';
import { useAction } from '../use-action.ts';

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
        {isManager && <PersonButton person={person} />}
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

/** Managers see the day of their colleagues. */
function PersonButton({ person }: { person: number | undefined }) {
  const navigate = useNavigate();
  const { data: me } = useQuery(sessionQuery);
  const { data: people } = useQuery({ ...ownersQuery, enabled: person !== undefined });
  const name = people?.find(({ id }) => id === person)?.name;
  const { mutate: choose } = useAction({
    run: (_button: Element) => queryClient.fetchQuery(ownersQuery),
    failed: 'Colleagues could not be loaded',
    onSuccess: (owners, button) => {
      const colleagues = owners.filter(({ id }) => id !== me?.id);
      const items = colleagues.map(({ id, name: label, email }) => ({
        label,
        hint: email,
        run: () => navigate(`${todayPath}?person=${id}`),
      }));
      openMenu('Whose day?', [{ label: 'Me', run: () => navigate(todayPath) }, ...items], button);
    },
  });
  return (
    <Button tone="quiet" size="sm" aria-haspopup="menu" onClick={({ currentTarget }) => choose(currentTarget)}>
      {person === undefined ? 'Me' : (name ?? 'Colleague')}
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  );
}
