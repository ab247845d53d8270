import { formatLongDay, formatShortDay } from '@portal/contracts/business-time';
import { Link, useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { PlannedVisit } from '@portal/staff-client/visit';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { CalendarIcon } from '@portal/ui/icons';
import { cx } from 'styled-system/css';
import { Layout } from '../app/layout/layout.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import * as styles from '../leads/day-list.styles.ts';
import { leaveList } from '../leads/list-state.ts';
import { PersonButton } from '../leads/person-button.tsx';
import { addDays } from '../leads/step-days.ts';
import { VisitRow } from '../leads/visit-row.tsx';
import { visitsPath } from '../paths.ts';
import { sessionQuery } from '../session/session.ts';
import { link, padded, pageTitle } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';
import { listedDays, visitsQuery } from './visits.queries.ts';

/** The site visits of four weeks by day: one's own, those of a colleague, or all. */
export function Component() {
  const [search] = useSearchParams();
  const given = search.get('person') ?? '';
  const who = given === 'all' ? 'all' : /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
  const today = businessDay();
  const from = /^[12]\d{3}-\d\d-\d\d$/.exec(search.get('from') ?? '')?.[0] ?? today;
  const { data: me } = useQuery(sessionQuery);
  const query = useQuery({
    ...visitsQuery({ from, person: who === 'all' ? undefined : (who ?? me?.id) }),
    enabled: me !== undefined,
  });
  const at = (day: string) => {
    const params = new URLSearchParams({ ...(given && { person: given }), ...(day !== today && { from: day }) });
    return params.size > 0 ? `${visitsPath()}?${params}` : visitsPath();
  };
  return (
    <Layout title="Visits">
      <header className={styles.header}>
        <h1 className={pageTitle}>Visits</h1>
        <span className={styles.day}>
          {formatShortDay(from)} – {formatShortDay(addDays(from, listedDays - 1))}
        </span>
        <nav aria-label="Weeks" className={styles.tools}>
          <Link to={at(addDays(from, -listedDays))} className={link}>
            Earlier
          </Link>
          {from !== today && (
            <Link to={at(today)} className={link}>
              From today
            </Link>
          )}
          <Link to={at(addDays(from, listedDays))} className={link}>
            Later
          </Link>
        </nav>
        <PersonButton
          title="Whose visits?"
          shown={who === 'all' ? 'All visits' : (who ?? 'Mine')}
          choices={[
            ['Mine', visitsPath()],
            ['All visits', visitsPath('all')],
          ]}
          pathOf={visitsPath}
        />
      </header>
      <Loaded query={query} what="the visits" lines={9} padded>
        {(visits) => <Days visits={visits} isOfAll={who === 'all'} path={at(from)} />}
      </Loaded>
    </Layout>
  );
}

interface DaysProps {
  visits: PlannedVisit[];
  isOfAll: boolean;
  /** Of this page, to come back to. */
  path: string;
}

function Days({ visits, isOfAll, path }: DaysProps) {
  if (visits.length === 0)
    return (
      <div className={cx(styles.scroll, padded)} role="status">
        <EmptyState title="No visits in these four weeks" icon={<Icon of={CalendarIcon} size="lg" />}>
          Schedule a visit on the page of a lead.
        </EmptyState>
      </div>
    );
  const ids = [...new Set(visits.map(({ lead }) => lead.id))];
  const days = Map.groupBy(visits, ({ startsAt }) => businessDay(startsAt));
  return (
    <div className={styles.scroll}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`visits-${day}`}>
          <div className={styles.sectionHeader}>
            <h2 id={`visits-${day}`} className={styles.heading}>
              {formatLongDay(day)} <span className={styles.count}>{ofDay.length}</span>
            </h2>
          </div>
          <ul aria-labelledby={`visits-${day}`}>
            {ofDay.map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                withAssignee={isOfAll}
                onOpen={() => leaveList({ path, ids: () => ids })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
