import { useLocation, useSite } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { MenuIcon } from '@portal/ui/icons';
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { NavigationList } from './navigation.tsx';
import { NotificationsBell } from './notifications-button.tsx';

const bar = css({
  display: { base: 'flex', lg: 'none' },
  alignItems: 'center',
  gap: '1',
  minHeight: '12',
  paddingInline: '2',
  bg: 'bg.sunken',
  borderBottom: 'hairline',
});
const name = css({ textStyle: 'label', truncate: true, flex: '1' });

/** Header of screens without the sidebar, with the navigation in a menu. */
export function TopBar() {
  const { company } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after each navigation
  useEffect(() => setIsOpen(false), [key]);

  return (
    <div className={bar} data-above-page>
      <Dialog
        title="Lead desk"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button tone="plain" aria-label="Menu">
            <Icon of={MenuIcon} />
          </Button>
        }
      >
        <NavigationList />
      </Dialog>
      <span className={name}>{company} lead desk</span>
      <NotificationsBell />
    </div>
  );
}
