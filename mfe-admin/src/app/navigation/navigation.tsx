import { useSite } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { css, cx } from 'styled-system/css';
import { openPalette } from '../../commands/overlay.ts';
import { DestinationList } from './destination-list.tsx';
import { company, item, label, list, sidebar } from './navigation.styles.ts';
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
