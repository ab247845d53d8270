import { useSite } from '@portal/platform';
import { NotificationsButton } from '../notifications/notifications-button.tsx';
import { DestinationList } from './destination-list.tsx';
import { company, list, sidebar } from './navigation.styles.ts';
import { NavigationFooter } from './navigation-footer.tsx';
import { SearchButton } from './search-button.tsx';

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
