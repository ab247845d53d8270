import { css, cx } from 'styled-system/css';
import { hstack, wrap } from 'styled-system/patterns';
import { iconButton } from '../shared.styles.ts';

export const summary = wrap({
  columnGap: '4',
  rowGap: '1',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '2',
  fontSize: 'xs',
  color: 'fg.muted',
  borderBottom: 'hairline',
  '& strong': { color: 'fg', fontVariantNumeric: 'tabular-nums' },
});

/** Small screens show one stage at a time. */
export const tabs = css({ hideFrom: 'md', paddingInline: '3', paddingTop: '2', '& > *': { width: 'full' } });
export const board = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  // In one row, however narrow the board is: it scrolls to the side then.
  gridAutoFlow: 'column',
  gridAutoColumns: { base: 'minmax(0, 1fr)', md: 'minmax(14rem, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: '3',
  padding: { base: '2', md: '3' },
  overflowX: 'auto',
});
export const column = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  borderRadius: 'card',
  bg: 'bg.sunken',
  mdDown: { '&:not([data-shown])': { display: 'none' } },
  '&[data-target]': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
});
export const heading = hstack({
  gap: '2',
  paddingInline: '3',
  paddingBlock: '2.5',
  textStyle: 'label',
  fontSize: 'sm',
  '& span': { fontWeight: 'regular', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '& span:last-child': { marginInlineStart: 'auto', color: 'fg' },
});
export const cards = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInline: '2',
  paddingBottom: '2',
  fontSize: 'xs',
});
export const card = css({
  position: 'relative',
  // As high as its lines, in a column that scrolls.
  flexShrink: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  padding: '3',
  border: 'hairline',
  borderRadius: 'control',
  bg: 'bg.raised',
  cursor: 'pointer',
  '&[data-active]': { borderColor: 'accent', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  _hover: { borderColor: 'border.strong' },
});
export const line = hstack({ gap: '2', minWidth: '0', justify: 'space-between' });
export const end = css({ marginInlineStart: 'auto' });
export const value = css({
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  '&[data-none]': { fontWeight: 'regular', color: 'fg.muted' },
});
export const month = css({ color: 'fg.muted', '&[data-past]': { color: 'danger.text', fontWeight: 'semibold' } });
/** Above the link of the lead, which covers the card. */
export const move = cx(
  iconButton,
  css({ position: 'relative', zIndex: 'raised', marginBlock: '-1.5', marginInlineEnd: '-1.5' }),
);
export const empty = css({ padding: '3', color: 'fg.muted', textAlign: 'center' });
