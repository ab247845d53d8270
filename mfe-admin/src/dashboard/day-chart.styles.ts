import { css } from 'styled-system/css';

export const chart = css({
  display: 'block',
  position: 'relative',
  height: '13rem',
  paddingTop: '2',
  paddingBottom: '7',
  paddingInlineStart: '8',
  fontSize: '2xs',
  color: 'fg.muted',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** The area between the axes. */
export const plot = css({
  position: 'relative',
  display: 'flex',
  height: 'full',
  borderBottom: 'hairline',
});

export const yTick = css({
  position: 'absolute',
  insetInlineEnd: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  transform: 'translateY(50%)',
  _after: { content: '""', width: '2', borderTop: 'hairline' },
});

export const day = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  _focusVisible: { outline: 'none' },
});

export const bar = css({
  width: '75%',
  minHeight: '0.5',
  borderTopRadius: 'sm',
  bg: 'accent',
  '&[data-empty]': { bg: 'border' },
  '&[data-partial]:not([data-empty])': {
    bg: 'accent.soft',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'accent',
  },
  'a:hover &': { bg: 'fg' },
  'a:focus-visible &': { outline: '2px solid {colors.focus}', outlineOffset: '1px' },
});

export const xTick = css({
  position: 'absolute',
  top: '100%',
  transform: 'translateX(-50%)',
  paddingTop: '3',
  whiteSpace: 'nowrap',
  _before: {
    content: '""',
    position: 'absolute',
    top: '0',
    left: '50%',
    height: '2',
    borderLeft: '1px solid {colors.border}',
  },
  '&[data-minor]': { hideBelow: 'lg' },
});
