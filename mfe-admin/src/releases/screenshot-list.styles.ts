import { css } from 'styled-system/css';

export const list = css({ display: 'flex', flexDirection: 'column', gap: '4', marginTop: '2' });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3',
  marginTop: '1',
  '& figcaption': { fontSize: 'xs', color: 'fg.muted' },
});

/** The top of a page: full-page screenshots are several screens high. */
export const image = css({
  display: 'block',
  width: 'full',
  maxHeight: '20rem',
  objectFit: 'cover',
  objectPosition: 'top',
  border: 'hairline',
});
