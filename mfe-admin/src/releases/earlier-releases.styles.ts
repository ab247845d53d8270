import { css } from 'styled-system/css';

export const options = css({ display: 'flex', flexDirection: 'column', gap: '1' });

export const radio = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  minHeight: { base: 'tap', md: '8' },
  cursor: 'pointer',
  '& > span': { display: 'grid', minWidth: '0' },
});

export const deleted = css({
  '& summary': { cursor: 'pointer', fontSize: 'xs', color: 'fg.muted', paddingBlock: { base: '2.5', md: '1' } },
  '& ul': { listStyle: 'none', color: 'fg.muted' },
});
