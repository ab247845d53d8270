import { defineSlotRecipe } from '@pandacss/dev';

const cell = { paddingInline: '3', paddingBlock: '2.5', textAlign: 'start', verticalAlign: 'top' } as const;

export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'table', 'caption', 'head', 'row', 'heading', 'cell'],
  base: {
    frame: {
      overflow: 'auto',
      maxHeight: '100%',
      border: 'hairline',
      borderRadius: 'control',
      bg: 'bg.raised',
    },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'small',
      '& time': { fontVariantNumeric: 'tabular-nums' },
      '&[data-stacked]': {
        '& thead': { display: { base: 'none', md: 'table-header-group' } },
        '& tbody tr': { display: { base: 'grid', md: 'table-row' }, gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '& [data-wide]': { gridColumn: '1 / -1' },
        '& [data-wide]:not(:first-child)': { mdDown: { paddingTop: '0' } },
      },
    },
    caption: { srOnly: true },
    head: { position: 'sticky', top: '0', zIndex: 'raised', bg: 'bg.sunken' },
    row: {
      borderBottom: 'hairline',
      '&:is(tbody > *):hover': { bg: 'accent.soft' },
      '&:is(tbody > :last-child)': { borderBottomWidth: '0' },
    },
    heading: { ...cell, textStyle: 'label', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    cell,
  },
});
