import { css } from 'styled-system/css';

export const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' });
export const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: '0' });
export const quiet = css({ color: 'fg.muted' });
export const second = css({
  color: 'fg.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  display: 'block',
});

/** Under the name, not under the mark before it. */
export const under = css({
  color: 'fg.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  display: 'block',
  paddingInlineStart: { md: '4' },
});

/** The whole row is the link. */
export const name = css({
  fontSize: 'sm',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
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

export const words = css({
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

export const initials = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '6',
  height: '6',
  borderRadius: 'full',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border',
  fontSize: '2xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
});

export const ownerName = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  mdToLg: { srOnly: true },
});
