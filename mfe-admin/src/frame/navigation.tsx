import { useSite } from '@portal/platform';
import { DeskFoot } from './desk-foot.tsx';
import { DestinationList } from './destination-list.tsx';
import { company, list, rail } from './navigation.styles.ts';
import { SearchButton } from './search-button.tsx';

/** The left side from medium screens up: icons alone first, with their words on large screens. */
export function Navigation() {
  return (
    <div className={rail}>
      <NavigationList />
    </div>
  );
}

/** Also what the drawer of small screens holds. */
export function NavigationList() {
  const site = useSite();
  return (
    <div className={list}>
      <p className={company}>
        {site.company}
        <span>Lead desk</span>
      </p>
      <SearchButton />
      <DestinationList />
      <DeskFoot />
    </div>
  );
}
