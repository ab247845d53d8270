import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { buttons, mutedLine } from '../shared.styles.ts';

export const list = css({ maxWidth: 'measure.text', marginBottom: '4' });
const item = hstack({
  justify: 'space-between',
  gap: '3',
  paddingBlock: '2.5',
  borderBottom: 'hairline',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
});

interface ItemProps {
  name: string;
  details: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** A passkey or session in a list. */
export const Item = ({ name, details, children }: ItemProps) => (
  <li className={item}>
    <span>
      {name}
      <span className={mutedLine}>{details}</span>
    </span>
    <span className={buttons}>{children}</span>
  </li>
);
