import { css } from 'styled-system/css';

export const scroll = css({
  flex: '1',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineOffset: '-2px' },
});

/** A table from medium screens up; on small screens each row is a card. */
export const table = css({
  display: { base: 'block', md: 'table' },
  width: 'full',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 'xs',
  '&[aria-busy=true]': { opacity: '0.6' },
  '& time': { fontVariantNumeric: 'tabular-nums' },
});

export const head = css({
  display: { base: 'none', md: 'table-header-group' },
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  bg: 'bg.sunken',
});

export const headCell = css({
  paddingInline: '2',
  height: '9',
  textAlign: 'start',
  fontSize: '2xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  width: '9rem',
  '&[data-column=select]': { width: '11', paddingInlineStart: '4' },
  '&[data-column=person]': { width: { md: 'auto', xl: '13.5rem' } },
  '&[data-column=message]': { width: 'auto', display: { md: 'none', xl: 'table-cell' } },
  '&[data-column=practice]': { width: { md: '9rem', xl: '11rem' } },
  '&[data-column=owner]': { width: { md: '3.5rem', lg: '11.5rem' } },
  '&[data-column=status]': { width: '6.75rem' },
  '&[data-column=due]': { width: '10.5rem' },
  '&[data-column=age]': { width: '6.75rem', textAlign: 'end', paddingInlineEnd: '4' },
});

export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '7',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  '&[data-sorted]': { color: 'fg' },
  '& svg': { width: '3', height: '3' },
});

export const body = css({ display: { base: 'block', md: 'table-row-group' } });

export const row = css({
  position: 'relative',
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    base: '"select person age" "select message message" "select practice due" "select status owner"',
  },
  columnGap: '2.5',
  rowGap: '1',
  padding: { base: '3', md: '0' },
  borderBottom: 'hairline',
  _hover: { bg: 'bg.sunken' },
  '&[data-active]': { bg: 'accent.soft', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  '&[aria-selected=true]': { bg: 'accent.soft' },
  '&[data-unread] [data-name]': { fontWeight: 'semibold' },
});

export const cell = css({
  minWidth: '0',
  height: { md: '14' },
  paddingInline: { md: '2' },
  verticalAlign: 'middle',
  overflow: 'hidden',
  '&[data-column=select]': { gridArea: 'select', paddingInlineStart: { md: '4' }, overflow: 'visible' },
  '&[data-column=person]': { gridArea: 'person' },
  '&[data-column=message]': { gridArea: 'message', display: { md: 'none', xl: 'table-cell' } },
  '&[data-column=practice]': { gridArea: 'practice' },
  '&[data-column=owner]': { gridArea: 'owner', justifySelf: 'end', maxWidth: { base: '8rem', md: 'none' } },
  '&[data-column=status]': { gridArea: 'status' },
  '&[data-column=due]': { gridArea: 'due', justifySelf: 'end' },
  '&[data-column=age]': {
    gridArea: 'age',
    textAlign: 'end',
    paddingInlineEnd: { md: '4' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});

export const select = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '6' },
  height: { base: 'tap', md: '6' },
  margin: { base: '-2.5', md: '0' },
  marginInlineEnd: { base: '-1' },
  cursor: 'pointer',
  position: 'relative',
  zIndex: 'raised',
  '& input': { width: '4', height: '4', cursor: 'pointer', accentColor: '{colors.accent}' },
});
