import { css } from 'styled-system/css';

export const header = css({
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  // Containers count their rem in the text size of the page, as visitors set it. Media queries do not.
  containerType: 'inline-size',
  borderBottom: 'hairline',
  _print: { display: 'none' },
});

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'header',
  width: 'full',
  maxWidth: 'measure.wide',
  marginInline: 'auto',
  paddingInline: 'gutter',
});

export const brand = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap', flexShrink: '0' });

/**
 * The number, which covers its icon. Where it does not fit, it wraps to a second line, which is clipped, and the icon is seen. From right to
 * left, so that the clipped number does not end outside of the window.
 */
export const phoneLink = css({
  position: 'relative',
  flexShrink: '1',
  height: 'tap',
  minWidth: 'tap',
  overflow: 'clip',
  direction: 'rtl',
  whiteSpace: 'normal',
  marginLeft: 'auto',
  marginRight: { base: '1', sm: '4' },
  fontSize: 'sm',
  fontWeight: 'semibold',
  _hover: { color: 'accent' },
  _before: { content: '""', display: 'inline-block', width: '1px', height: 'tap', verticalAlign: 'top' },
  '& svg': { position: 'absolute', insetBlock: '0', right: '3.5', width: '4', height: 'full', color: 'accent' },
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'tap',
    position: 'relative',
    bg: 'bg',
    direction: 'ltr',
    whiteSpace: 'nowrap',
  },
  '@container (width >= 40rem)': { paddingLeft: '6', '& svg': { right: 'auto', left: '0' } },
});

export const toggle = css({
  display: 'grid',
  '@container (width >= 64rem)': { display: 'none' },
  placeItems: 'center',
  flexShrink: '0',
  width: 'tap',
  height: 'tap',
  marginInlineEnd: '-2.5',
  cursor: 'pointer',
  '& svg:last-child': { display: 'none' },
  ':has(#menu:popover-open) > &': {
    '& svg:first-child': { display: 'none' },
    '& svg:last-child': { display: 'block' },
  },
});

export const menu = css({
  color: 'fg',
  bg: 'bg',
  margin: '0',
  borderWidth: '0',
  '@container (width < 64rem)': {
    position: 'fixed',
    inset: '{sizes.header} 0 auto 0',
    width: 'full',
    maxHeight: 'calc(100dvh - {sizes.header})',
    overflowY: 'auto',
    paddingInline: 'gutter',
    paddingTop: '2',
    paddingBottom: '8',
    borderBottom: 'hairline',
    boxShadow: 'overlay',
    '&::backdrop': { bg: 'scrim', top: '{sizes.header}' },
    '&:popover-open': { animation: 'fadeIn {durations.fast} {easings.out}' },
  },
  '@container (width >= 64rem)': {
    display: 'flex',
    position: 'static',
    alignItems: 'center',
    gap: '1',
    width: 'auto',
    height: 'auto',
    padding: '0',
    overflow: 'visible',
    bg: 'transparent',
  },
});

/** The language link stands beside it: it is no page of the navigation. */
export const list = css({ lg: { display: 'flex', alignItems: 'center', gap: '1' } });

export const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  fontWeight: 'medium',
  color: 'fg.muted',
  transitionProperty: 'color',
  transitionDuration: 'fast',
  _hover: { color: 'fg' },
  '&[aria-current=page]': { color: 'fg' },
  '@container (width < 64rem)': {
    minHeight: '14',
    fontFamily: 'heading',
    fontSize: 'xl',
    borderBottom: 'hairline',
    '&[aria-current=page]': { color: 'accent' },
  },
  '@container (width >= 64rem)': {
    paddingInline: '4',
    fontSize: 'sm',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '4',
      bottom: '1.5',
      height: '2px',
      bg: 'accent',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transitionProperty: 'transform',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    '&[aria-current=page]::after': { transform: 'scaleX(1)' },
  },
});

/** Cities and number, below each other with large text. */
export const more = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: '6',
  marginTop: '4',
  '@container (width >= 64rem)': { display: 'none' },
});

/** Its text ends where the page does. */
export const languageLink = css({ lgDown: { borderBottom: 'none', marginTop: '2' }, lg: { marginInlineEnd: '-4' } });

/** Beside the language link where there is room, otherwise in the menu only. */
export const helpLink = css({ display: 'none', xl: { display: 'flex' }, '& + &': { paddingInlineStart: '0' } });

export const contact = css({
  '@container (width < 64rem)': { marginTop: '6' },
  '@container (width >= 64rem)': { marginInlineStart: '4' },
  '& [aria-current=page]': { boxShadow: 'inset 0 -3px 0 {colors.fg}' },
});
