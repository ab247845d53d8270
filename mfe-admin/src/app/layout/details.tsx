import { Fragment, type ReactNode } from 'react';
import { css } from 'styled-system/css';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '2',
  fontSize: 'xs',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  '& a': { fontWeight: 'regular' },
});

/** Terms with their descriptions. Those without a description are left out. */
export const Details = ({ of: rows }: { of: [term: string, description: ReactNode][] }) => (
  <dl className={list}>
    {rows.map(
      ([term, description]) =>
        description && (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
