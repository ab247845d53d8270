import { defineSlotRecipe } from '@pandacss/dev';

export const specListRecipe = defineSlotRecipe({
  className: 'spec-list',
  slots: ['root', 'row', 'term', 'detail'],
  base: {
    root: { width: 'full', borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.strong' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(9rem, 1fr) minmax(0, 2.4fr)' },
      columnGap: '8',
      rowGap: '1',
      paddingBlock: '4',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border',
    },
    term: { textStyle: 'label', paddingTop: '0.15em' },
    detail: { textStyle: 'body', color: 'fg.muted', gridColumn: { md: '2' } },
  },
});
