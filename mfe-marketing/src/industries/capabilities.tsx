import { Card } from '@portal/ui/card';
import { css, cx } from 'styled-system/css';
import type { Industry } from './industry.ts';

const list = css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0', columnGap: '8', rowGap: '8' });
const shapes = {
  columns: css({ gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } }),
  pairs: css({ gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } }),
  rows: css({ gridTemplateColumns: '1fr' }),
};

interface CapabilitiesProps {
  items: Industry['capabilities'];
  /** Accessible name of the list. */
  label: string;
  shape: 'columns' | 'pairs' | 'rows';
}

export function Capabilities({ items, label, shape }: CapabilitiesProps) {
  return (
    <ul aria-label={label} className={cx(list, shapes[shape])}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Card title={title} tone="rule">
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
