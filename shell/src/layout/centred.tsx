import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const looks = css({
  flex: '1',
  display: 'grid',
  placeItems: 'center',
  paddingInline: 'gutter',
  paddingBlock: 'section',
  '&[data-color-mode]': { bg: 'bg.sunken' },
});

/** The page area when it holds a single card. */
export function Centred({ children }: { children: ReactNode }) {
  return (
    <div className={looks} data-color-mode="light">
      {children}
    </div>
  );
}
