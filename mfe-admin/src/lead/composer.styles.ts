import { css } from 'styled-system/css';

const bottom = 'max({spacing.2}, env(safe-area-inset-bottom))';

/** Below the thread; on phones only while it is open. */
export const composer = css({
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: '2',
  minHeight: '0',
  maxHeight: '70%',
  paddingInline: { base: '3', md: '5' },
  paddingTop: '2',
  paddingBottom: { base: '2', md: '4' },
  borderTop: 'hairline',
  bg: 'bg.raised',
  '&[data-open]': { display: 'flex' },
});
export const tabs = css({ display: 'flex', alignItems: 'center', gap: '1' });
export const log = css({ hideBelow: 'md', fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' });
export const reply = log;
export const close = css({
  hideFrom: 'md',
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  marginInlineStart: 'auto',
});
/** What thumbs reach on phones. */
export const bar = css({
  hideFrom: 'md',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '1',
  paddingInline: '2',
  paddingTop: '1',
  paddingBottom: bottom,
  borderTop: 'hairline',
  bg: 'bg.sunken',
});
export const barButton = css({
  flexDirection: 'column',
  gap: '0.5',
  minHeight: '12',
  paddingInline: '1',
  fontSize: 'xs',
  fontWeight: 'medium',
});

export const box = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  border: 'strong',
  borderRadius: 'control',
  _focusWithin: { borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});
/** As high as its text, up to the space that the thread leaves. */
export const textarea = css({
  fieldSizing: 'content',
  minHeight: '16',
  maxHeight: '40dvh',
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
});
export const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '1.5',
  paddingInlineStart: '3',
  fontSize: 'xs',
  color: 'fg.muted',
});
export const shortcut = css({ hideBelow: 'md' });
export const button = css({ whiteSpace: 'nowrap' });
