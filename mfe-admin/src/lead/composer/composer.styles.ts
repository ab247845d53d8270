import { css, cx } from 'styled-system/css';
import { control, iconButton, tool } from '../../shared.styles.ts';

const bottom = 'max({spacing.2}, env(safe-area-inset-bottom))';

/** Phones, also in landscape, and what is left of a small screen at 200 %: the composer is a sheet of its own. */
const onSheet = '@media (max-width: 47.9975rem), (max-height: 31.24rem)';
/** Not used yet: one line. */
const whileFolded = '[data-folded] &';

/** Below the thread; on small screens over the whole page, and only while it is open. */
export const composer = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minHeight: '0',
  maxHeight: '70%',
  paddingInline: '5',
  paddingTop: '2',
  paddingBottom: '4',
  borderTop: 'hairline',
  bg: 'bg.raised',
  '&[data-folded]': { flexDirection: 'row', alignItems: 'center', paddingBottom: '2', '& > p': { display: 'none' } },
  [onSheet]: {
    display: 'none',
    maxHeight: 'none',
    position: 'fixed',
    inset: '0',
    zIndex: 'header',
    gap: '1',
    paddingInline: '3',
    paddingTop: '1',
    paddingBottom: bottom,
    borderTop: 'none',
    '&[data-open]': { display: 'flex' },
  },
});
export const tabs = css({ display: 'flex', alignItems: 'center', gap: '1' });
export const log = css({ fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted', [onSheet]: { display: 'none' } });
export const close = cx(iconButton, css({ display: 'none', [onSheet]: { display: 'grid' } }));
/** Other screens show it above the composer. */
export const presence = css({
  flex: '1',
  minWidth: '0',
  '& > p': { display: 'none', [onSheet]: { display: 'block' } },
});
/** What thumbs reach on phones. */
export const bar = css({
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '1',
  paddingInline: '2',
  paddingTop: '1',
  paddingBottom: bottom,
  borderTop: 'hairline',
  bg: 'bg.sunken',
  [onSheet]: { display: 'grid' },
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
  [whileFolded]: { flexGrow: '1' },
  [onSheet]: { flexGrow: '1' },
});
/** Everything scrolls that does not fit, except what sends it. */
export const scrolling = css({ overflowY: 'auto' });
/** As high as its text, up to the space that the thread leaves. */
export const textarea = css({
  fieldSizing: 'content',
  minHeight: '16',
  maxHeight: '40dvh',
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  fontSize: 'sm',
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
  [whileFolded]: { minHeight: '9', paddingBlock: '1.5', resize: 'none' },
  [onSheet]: {
    flexGrow: '1',
    flexShrink: '0',
    maxHeight: 'none',
    // iOS zooms into fields with less than 16px.
    fontSize: 'md',
  },
});
/** With the button that sends. Small screens have it on top, where no keyboard covers it. */
export const footer = css({
  position: 'sticky',
  bottom: '0',
  borderRadius: 'control',
  bg: 'bg.raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  padding: '1.5',
  fontSize: 'xs',
  color: 'fg.muted',
  [whileFolded]: { display: 'none' },
  [onSheet]: { top: '0', bottom: 'auto', order: '-2', zIndex: '1', borderBottom: 'hairline', padding: '0.5' },
});
export const shortcut = css({ [onSheet]: { display: 'none' } });
export const timesButton = cx(tool, css({ gap: '1', whiteSpace: 'nowrap' }));
/** Beside an icon, where there is space. */
export const wideText = css({ hideBelow: 'sm' });
export const button = css({ flexShrink: '0', marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const headers = css({ borderBottom: 'hairline', fontSize: 'xs', [whileFolded]: { display: 'none' } });
export const headersLine = css({
  minHeight: { base: 'tap', md: '8' },
  paddingInline: '3',
  alignContent: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _hover: { color: 'fg' },
});
export const mailFields = css({ borderTop: 'hairline', '& > :last-child': { borderBottom: 'none' } });
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
    fontSize: 'xs',
    // iOS zooms into fields with less than 16px.
    [onSheet]: { fontSize: 'md' },
    _focusVisible: { outline: 'none' },
    '&::placeholder': { color: 'fg.subtle' },
  },
  '& p': { gridColumn: '1 / -1' },
});
/** When a reply leaves, and its reminder. */
export const times = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  padding: '3',
  borderTop: 'hairline',
  fontSize: 'xs',
  [onSheet]: { order: '-1', borderTop: 'none', borderBottom: 'hairline' },
});
export const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '& > legend': { float: 'left', color: 'fg.muted' },
});
/** With day and time. */
export const time = cx(control, css({ maxWidth: 'full' }));
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
export const footerTools = css({ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' });
export const withoutMail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
});
