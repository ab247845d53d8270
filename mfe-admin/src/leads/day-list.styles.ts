import { css, cx } from 'styled-system/css';
import { hstack, wrap } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';

/** Of pages with a list in sections: Today and Visits. */
export const header = wrap({
  align: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '1.5',
  minHeight: '12',
  borderBottom: 'hairline',
  fontSize: 'xs',
});
export const day = css({ color: 'fg.muted' });
export const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' });

export const scroll = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: '6',
  fontSize: 'xs',
});
export const sectionHeader = wrap({
  align: 'center',
  gap: '3',
  minHeight: 'tap',
  marginTop: '3',
  paddingInline: { base: '3', md: '4' },
});
export const heading = hstack({
  display: 'inline-flex',
  gap: '2',
  textStyle: 'label',
  fontSize: 'sm',
  '&:is([data-practice])': { color: 'accent' },
  '&[data-tone=danger]': { color: 'danger.text' },
});
/** The color of the section. A ring for what is missing. */
export const mark = css({
  width: '2.5',
  height: '2.5',
  borderRadius: 'full',
  bg: 'currentColor',
  '[data-practice=physical-security] &': { bg: 'transparent', border: '2px solid currentColor' },
});
export const count = css({ fontWeight: 'regular', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

/** One line from medium screens up, three on small ones. */
export const row = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto auto',
    md: '12rem minmax(0, 18rem) minmax(0, 1fr) auto {spacing.9}',
  },
  gridTemplateAreas: {
    base: '"person status done" "what what done" "when when done"',
    md: '"when person what status done"',
  },
  columnGap: { base: '2', md: '3' },
  rowGap: '0.5',
  minHeight: 'tap',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: { base: '2', md: '0' },
  borderTop: 'hairline',
  _last: { borderBottom: 'hairline' },
  '&:not([data-active]):hover': { bg: 'bg.sunken' },
  '&[data-active]': { bg: 'accent.soft', boxShadow: 'inset 3px 0 0 {colors.accent}' },
});
export const when = css({ gridArea: 'when', display: 'flex', minWidth: '0', color: 'fg.muted' });
export const what = css({ gridArea: 'what', truncate: true, color: 'fg.muted' });
export const step = css({ color: 'fg' });
export const status = css({ gridArea: 'status', display: 'flex' });
export const done = cx(iconButton, css({ gridArea: 'done', position: 'relative', zIndex: 'raised' }));
