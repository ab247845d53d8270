import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const styles = css({
  flex: '1',
  display: 'grid',
  placeItems: 'center',
  paddingInline: 'gutter',
  paddingBlock: 'section',
  '&[data-color-mode]': { bg: 'bg.sunken' },
});

/** A page area with a single card. */
export function Centered({ children }: { children: ReactNode }) {
  return (
    <div className={styles} data-color-mode="light">
      {children}
    </div>
  );
}
