import { hasRole } from '@portal/contracts/staff';
import { Link, useLocation, useSite } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon, SearchIcon, UsersIcon } from '@portal/ui/icons';
import { css, cx } from 'styled-system/css';
import { openPalette } from '../../commands/overlay.ts';
import { type Destination, management, reports, views } from '../../destinations.ts';
import { filterOf, toInboxPath } from '../../leads/lead-filter.ts';
import { savedViewsQuery, summaryQuery } from '../../leads/summary.queries.ts';
import { inboxPath } from '../../paths.ts';
import { sessionQuery } from '../../session/session.ts';
import { company, count, group, heading, item, label, list, sidebar } from './navigation.styles.ts';
import { NavigationFooter } from './navigation-footer.tsx';
import { NotificationsButton } from './notifications-button.tsx';

/** The sidebar of large screens. */
export function Navigation() {
  return (
    <div className={sidebar}>
      <NavigationList />
    </div>
  );
}

/** Contents of the sidebar, and of the menu on smaller screens. */
export function NavigationList() {
  const site = useSite();
  return (
    <div className={list}>
      <p className={company}>
        {site.company}
        <span>Lead desk</span>
      </p>
      <SearchButton />
      <NotificationsButton />
      <DestinationList />
      <NavigationFooter />
    </div>
  );
}

const button = css({ border: 'hairline', bg: 'bg.raised' });
const keys = css({ fontFamily: 'mono', fontSize: '2xs', color: 'fg.subtle' });

function SearchButton() {
  return (
    <button type="button" className={cx(item, button)} onClick={() => openPalette()}>
      <Icon of={SearchIcon} size="sm" />
      <span className={label}>Search…</span>
      <kbd className={keys} aria-hidden>
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

function DestinationList() {
  const { data: session } = useQuery(sessionQuery);
  const { data: saved = [] } = useQuery(savedViewsQuery);
  const savedViews = saved.map(
    ({ name, query, isShared }): Destination => ({
      label: name,
      to: inboxPath(query),
      icon: isShared ? UsersIcon : BookmarkIcon,
    }),
  );

  const managed = management.filter(({ needs = 'viewer' }) => session && hasRole(session.role, needs));

  return (
    <nav aria-label="Lead desk">
      <Group name="Leads" items={[...views, ...savedViews]} />
      <Group name="Reports" items={reports} />
      {managed.length > 0 && <Group name="Manage" items={managed} />}
    </nav>
  );
}

function Group({ name, items }: { name: string; items: Destination[] }) {
  const location = useLocation();
  const { pathname } = location;
  const current = pathname === inboxPath() ? toInboxPath(filterOf(location)) : pathname;
  return (
    <>
      <p className={heading} aria-hidden>
        {name}
      </p>
      <ul className={group} aria-label={name}>
        {items.map((destination) => (
          <li key={destination.to}>
            <Link
              to={destination.to}
              className={item}
              title={destination.label}
              aria-current={destination.to === current ? 'page' : undefined}
            >
              <Icon of={destination.icon} size="sm" />
              <span className={label}>{destination.label}</span>
              <Count destination={destination} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The API stops counting here. */
const maxCount = 10_000;

function Count({ destination }: { destination: Destination }) {
  const { data } = useQuery(summaryQuery);
  const number = destination.count && data?.[destination.count];
  if (!number) return null;
  return (
    <span className={count} data-urgent={destination.isUrgent || undefined}>
      {number < maxCount ? number.toLocaleString('en-US') : '10,000+'}
    </span>
  );
}
