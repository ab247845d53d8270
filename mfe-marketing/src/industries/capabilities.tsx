import { noWrap } from '@portal/ui/no-wrap';
import { css, cx } from 'styled-system/css';
import type { Industry } from './industry.ts';

const list = css({ display: 'grid', columnGap: '8', rowGap: '6' });
const shapes = {
  columns: css({ gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } }),
  pairs: css({ gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' } }),
  rows: css({ gridTemplateColumns: '1fr', rowGap: '0' }),
};

const item = css({ display: 'grid', gap: '2', alignContent: 'start' });
const items = {
  columns: css({ borderTop: 'accent', paddingTop: '4' }),
  pairs: css({
    borderInlineStart: 'accent',
    paddingInlineStart: '5',
  }),
  rows: css({
    gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: { md: '8' },
    paddingBlock: '5',
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.line',
  }),
};

interface CapabilitiesProps {
  items: Industry['capabilities'];
  /** Accessible name of the list. */
  label: string;
  shape: 'columns' | 'pairs' | 'rows';
}

export function Capabilities({ items: capabilities, label, shape }: CapabilitiesProps) {
  return (
    <ul aria-label={label} className={cx(list, shapes[shape])}>
      {capabilities.map(({ title, text }) => (
        <li key={title} className={cx(item, items[shape])}>
          <h3 className={css({ textStyle: 'cardTitle' })}>{title}</h3>
          <p className={css({ textStyle: 'body', color: 'fg.muted' })}>{noWrap(text)}</p>
        </li>
      ))}
    </ul>
  );
}
