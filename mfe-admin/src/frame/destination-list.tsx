import { Link, useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { savedViewsQuery } from '../inbox/saved-views.queries.ts';
import { useMay } from '../session/session.ts';
import { DestinationIcon } from './destination-icon.tsx';
import { type Destination, screens, views } from './destinations.content.ts';
import { count, group, heading, item, word } from './navigation.styles.ts';
import { summaryQuery } from './summary.queries.ts';
import { toView } from './to-view.ts';

export function DestinationList() {
  const isManager = useMay('manager');
  const { data: saved } = useQuery(savedViewsQuery);
  const own = (saved ?? []).map(({ name, query }): Destination => ({ label: name, to: toView(query), icon: 'view' }));

  return (
    <nav aria-label="Lead desk">
      <Group name="Leads" items={views} />
      {own.length > 0 && <Group name="Saved views" items={own} />}
      <Group name="Desk" items={screens.filter(({ needs }) => !needs || isManager)} />
    </nav>
  );
}

function Group({ name, items }: { name: string; items: Destination[] }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
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
              aria-current={destination.to === here ? 'page' : undefined}
            >
              <DestinationIcon name={destination.icon} />
              <span className={word}>{destination.label}</span>
              <Count of={destination} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Counts end at a hundred: behind that the exact number changes nothing. */
const limit = 99;

function Count({ of: { count: counted, isUrgent } }: { of: Destination }) {
  const { data } = useQuery(summaryQuery);
  const number = counted && data?.[counted];
  if (!number) return null;
  return (
    <span className={count} data-urgent={isUrgent || undefined}>
      {number > limit ? `${limit}+` : number}
    </span>
  );
}
