import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { css, cx } from 'styled-system/css';
import { openPalette } from '../commands/overlay.ts';
import { item, label } from './navigation.styles.ts';

const button = css({
  border: 'hairline',
  bg: 'bg.raised',
});
const keys = css({ fontFamily: 'mono', fontSize: '2xs', color: 'fg.subtle' });

export function SearchButton() {
  return (
    <button type="button" className={cx(item, button)} onClick={openPalette}>
      <Icon of={SearchIcon} size="sm" />
      <span className={label}>Search…</span>
      <kbd className={keys} aria-hidden>
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);
