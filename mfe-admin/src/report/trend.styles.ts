import { css } from 'styled-system/css';
import { wrap } from 'styled-system/patterns';

export const chart = css({
  display: 'block',
  paddingTop: '3',
  paddingBottom: '7',
  paddingInlineStart: '10',
  fontSize: '2xs',
  color: 'fg.muted',
  lineHeight: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** The area between the axes. */
export const plot = css({
  position: 'relative',
  display: 'flex',
  height: { base: '10rem', md: '13rem' },
  borderBottom: '1px solid {colors.border.strong}',
});

/** A line across the plot, with its number at the start. */
export const tick = css({
  position: 'absolute',
  insetInline: '0',
  borderTop: '1px solid {colors.border}',
  '& span': { position: 'absolute', insetInlineEnd: '100%', paddingInlineEnd: '2', transform: 'translateY(-50%)' },
});

export const bucket = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  _focusVisible: { outline: 'none' },
  _hover: { bg: 'accent.soft' },
});

const hatched = {
  border: '1px solid {colors.accent}',
  bg: 'bg.raised',
  // A tile: Firefox draws few stripes of a repeating gradient.
  backgroundImage:
    'linear-gradient(135deg, {colors.accent} 25%, {colors.transparent} 25% 50%, {colors.accent} 50% 75%, {colors.transparent} 75%)',
  backgroundSize: '6px 6px',
} as const;

const bar = { position: 'absolute', bottom: '0', borderTopRadius: 'xs' } as const;

/** The period before: a wider bar behind. */
export const before = css({ ...bar, insetInline: '6%', bg: 'border.strong', opacity: '0.35' });

export const now = css({
  ...bar,
  insetInline: '22%',
  minHeight: '0.5',
  bg: 'accent',
  '&[data-partial]': hatched,
  '&[data-empty]': { bg: 'border.strong' },
  'a:focus-visible &': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});

/** Of a part of the trend: together they are a line with steps. */
export const target = css({
  position: 'absolute',
  insetInline: '0',
  borderTop: '2px dashed {colors.fg}',
});

export const label = css({
  position: 'absolute',
  top: '100%',
  paddingTop: '2',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '&[data-minor]': { hideBelow: 'lg' },
});

export const legend = wrap({ columnGap: '4', rowGap: '1', fontSize: 'xs', color: 'fg.muted' });
export const key = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' });
export const swatch = css({ width: '3', height: '3', borderRadius: 'xs' });
export const swatchNow = css({ bg: 'accent', '&[data-partial]': hatched });
export const swatchBefore = css({ bg: 'border.strong', opacity: '0.35' });
export const swatchTarget = css({ width: '4', borderTop: '2px dashed {colors.fg}' });
