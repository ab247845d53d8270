import { css } from 'styled-system/css';

export const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });
export const truncated = css({ truncate: true, minWidth: '0' });
export const muted = css({ color: 'fg.muted' });
export const secondary = css({ color: 'fg.muted', truncate: true, display: 'block' });

/** Aligned with the name, not with the unread dot. */
export const subtitle = css({
  color: 'fg.muted',
  truncate: true,
  display: 'block',
  paddingInlineStart: { md: '4' },
});

/** Makes the whole row clickable. */
export const name = css({
  fontSize: 'sm',
  truncate: true,
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
});

export const unread = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  borderRadius: 'full',
  display: { base: 'none', md: 'block' },
  '&[data-unread]': { bg: 'accent', display: 'block' },
});

export const message = css({
  color: 'fg.muted',
  lineClamp: '2',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
});

export const flag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  flexShrink: '0',
  fontSize: '2xs',
  fontWeight: 'medium',
  color: 'danger.text',
});

/** The language of the latest form, if it is not English. */
export const language = css({ flexShrink: '0', fontSize: '2xs', fontWeight: 'medium', color: 'fg.muted' });
