import { css, cx } from 'styled-system/css';
import { iconButton } from '../../shared.styles.ts';

const bottom = 'max({spacing.2}, env(safe-area-inset-bottom))';

/** Below the thread; on phones over the whole page, and only while it is open. */
export const composer = css({
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: '2',
  minHeight: '0',
  maxHeight: { md: '70%' },
  position: { mdDown: 'fixed' },
  inset: '0',
  zIndex: 'header',
  paddingInline: { base: '3', md: '5' },
  paddingTop: '2',
  paddingBottom: { base: '2', md: '4' },
  borderTop: { md: 'hairline' },
  bg: 'bg.raised',
  '&[data-open]': { display: 'flex' },
});
export const tabs = css({ display: 'flex', alignItems: 'center', gap: '1' });
export const log = css({ hideBelow: 'md', fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted' });
export const close = cx(iconButton, css({ hideFrom: 'md', marginInlineStart: 'auto' }));
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
  flexGrow: { base: '1', md: '0' },
  minHeight: '0',
  border: 'strong',
  borderRadius: 'control',
  _focusWithin: { borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});
/** Everything scrolls that does not fit, except what sends it. */
export const scrolling = css({ overflowY: 'auto' });
/** As high as its text, up to the space that the thread leaves. */
export const textarea = css({
  fieldSizing: 'content',
  flexGrow: { base: '1', md: '0' },
  flexShrink: { base: '0', md: '1' },
  minHeight: '16',
  maxHeight: { md: '40dvh' },
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
});
/** With the button that sends. Phones have it on top, where no keyboard covers it. */
export const footer = css({
  position: 'sticky',
  top: { base: '0', md: 'auto' },
  bottom: { md: '0' },
  order: { base: '-1', md: '0' },
  borderBottom: { base: 'hairline', md: 'none' },
  borderRadius: 'control',
  bg: 'bg.raised',
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

/** In landscape, phones have two in a row. */
export const mailFields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (max-height: 480px)': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } },
});
/** A header of an email: label and value in one line. */
export const mailField = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2',
  alignItems: 'center',
  paddingInline: '3',
  borderBottom: 'hairline',
  fontSize: 'xs',
  '& label': { color: 'fg.muted' },
  '& input': {
    minHeight: { base: 'tap', md: '8' },
    width: 'full',
    // iOS zooms into fields with less than 16px.
    fontSize: { base: 'md', md: 'xs' },
    _focusVisible: { outline: 'none' },
    '&::placeholder': { color: 'fg.subtle' },
  },
  '& p': { gridColumn: '1 / -1' },
});
export const fieldError = css({ paddingBottom: '1', fontSize: 'xs', color: 'danger.text' });
/** Below the text. */
export const textError = css({ paddingInline: '3' });
export const signature = css({
  paddingInline: '3',
  fontSize: 'xs',
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  maxHeight: '16',
  overflowY: 'auto',
});
export const file = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  paddingInlineStart: '2',
  borderRadius: 'control',
  bg: 'bg.sunken',
  overflowWrap: 'anywhere',
});
export const footerTools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
export const withoutMail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
});
