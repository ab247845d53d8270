import { css } from 'styled-system/css';

export const palette = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' });

export const list = css({
  maxHeight: '24rem',
  overflowY: 'auto',
  '& [cmdk-group-heading]': { textStyle: 'eyebrow', fontSize: '2xs', color: 'fg.subtle', padding: '2' },
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '10',
  paddingInline: '2',
  borderRadius: 'control',
  textStyle: 'small',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'accent.soft' },
});

export const label = css({
  flex: '1',
  minWidth: '0',
  truncate: true,
});
export const hint = css({ color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' });
export const empty = css({ textStyle: 'small', color: 'fg.muted', padding: '2' });
