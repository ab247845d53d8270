import { css } from 'styled-system/css';

export const scroll = css({
  flex: '1',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineOffset: '-2px' },
});

export const list = css({
  fontSize: 'xs',
  '&[aria-busy=true]': { opacity: '0.6' },
  '& time': { fontVariantNumeric: 'tabular-nums' },
});

/** One line from medium screens up, a card of three lines on small ones. */
export const row = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto auto',
    md: 'auto minmax(0, 13rem) minmax(0, 1fr) 13rem auto 3.5rem',
    xl: 'auto minmax(0, 20rem) minmax(0, 1fr) 13rem auto 3.5rem',
  },
  gridTemplateAreas: {
    base: '"select person time call" "select message message call" "select state owner call"',
    md: '"select person message state owner time"',
  },
  columnGap: { base: '2', md: '3' },
  rowGap: '0.5',
  minHeight: { md: 'tap' },
  paddingInline: { base: '2', md: '4' },
  paddingBlock: { base: '2', md: '0' },
  borderBottom: 'hairline',
  '&:not([data-active], [data-selected]):hover': { bg: 'bg.sunken' },
  '&:is([data-active], [data-selected])': { bg: 'accent.soft' },
  '&[data-active]': { boxShadow: 'inset 3px 0 0 {colors.accent}' },
});

export const select = css({
  gridArea: 'select',
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '6' },
  height: { base: 'tap', md: '6' },
  marginInline: { base: '-2', md: '0' },
  cursor: 'pointer',
  position: 'relative',
  zIndex: 'raised',
  '& input': { width: '4', height: '4', cursor: 'pointer', accentColor: '{colors.accent}' },
});

export const person = css({ gridArea: 'person', display: 'flex', alignItems: 'baseline', minWidth: '0' });

export const unread = css({
  flexShrink: '0',
  alignSelf: 'center',
  width: '2',
  height: '2',
  marginInlineEnd: '2',
  borderRadius: 'full',
  display: { base: 'none', md: 'block' },
  '&[data-unread]': { bg: 'accent', display: 'block' },
});

/** Gives way to the company only when it is very long. The link covers the row. */
export const name = css({
  flexShrink: '0',
  maxWidth: '11rem',
  fontSize: 'sm',
  truncate: true,
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  '[data-unread] + &': { fontWeight: 'semibold' },
});
export const company = css({ color: 'fg.muted', truncate: true, minWidth: '0', whiteSpace: 'pre' });

export const message = css({ gridArea: 'message', truncate: true, color: 'fg.muted' });

/** Before the message: what is unusual about the lead. */
export const flag = css({ fontWeight: 'semibold', color: 'fg', marginInlineEnd: '2' });
export const failure = css({ color: 'danger.text', marginInlineEnd: '2', '& svg': { verticalAlign: 'text-bottom' } });

export const state = css({
  gridArea: 'state',
  display: 'grid',
  gridTemplateColumns: '{spacing.3} {spacing.4} 1fr',
  alignItems: 'center',
  columnGap: '2',
  '& > *': { display: 'flex' },
});
export const owner = css({ gridArea: 'owner', justifySelf: 'end', '& > *': { display: 'flex' } });
export const time = css({ gridArea: 'time', textAlign: 'end', color: 'fg.muted', whiteSpace: 'nowrap' });

export const call = css({
  gridArea: 'call',
  hideFrom: 'md',
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  color: 'accent.text',
  position: 'relative',
  zIndex: 'raised',
  _hover: { bg: 'accent.soft' },
});
