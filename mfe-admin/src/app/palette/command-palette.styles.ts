import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';

export const palette = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' });

/** A popover at a button. */
export const menu = css({
  zIndex: 'dialog',
  minWidth: '12rem',
  maxWidth: 'min(24rem, calc(100vw - {spacing.4}))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '1',
  border: 'strong',
  borderRadius: 'control',
  bg: 'bg.raised',
  boxShadow: 'overlay',
  _focusVisible: { outline: 'none' },
});
export const title = css({
  paddingInline: '2',
  paddingBlock: '1.5',
  fontSize: 'xs',
  color: 'fg.muted',
  truncate: true,
});

export const list = css({
  maxHeight: '24rem',
  overflowY: 'auto',
  '& [cmdk-group-heading]': { textStyle: 'eyebrow', fontSize: '2xs', color: 'fg.subtle', padding: '2' },
});

export const item = hstack({
  gap: '3',
  minHeight: { base: 'tap', md: '9' },
  paddingInline: '2',
  borderRadius: 'control',
  textStyle: 'small',
  cursor: 'pointer',
  '&:is([aria-selected=true], [data-highlighted])': { bg: 'accent.soft' },
  _focusVisible: { outline: 'none' },
});

/** A long hint gives way to it. */
export const label = css({ flex: '1 0 auto', maxWidth: '70%', truncate: true, _last: { maxWidth: 'full' } });
export const hint = css({ minWidth: '0', color: 'fg.muted', fontSize: 'xs', truncate: true });
export const empty = css({ textStyle: 'small', color: 'fg.muted', padding: '2' });
