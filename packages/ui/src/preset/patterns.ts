import { definePattern } from '@pandacss/dev';

const wide = definePattern({
  description: 'Centered content with the maximum width and the gutters of a page.',
  transform: (props) => ({
    width: 'full',
    maxWidth: 'measure.wide',
    marginInline: 'auto',
    paddingInline: 'gutter',
    ...props,
  }),
});

const prose = definePattern({
  description: 'Paragraphs in a readable line length.',
  transform: (props) => ({
    maxWidth: 'measure.text',
    textStyle: 'body',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    ...props,
  }),
});

const columns = definePattern({
  description: 'The 12-column grid from large screens up, one column below. Children choose `gridColumn` with `lg`.',
  transform: (props) => ({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '8' },
    rowGap: '8',
    ...props,
  }),
});

const tiles = definePattern({
  description: 'As many equal columns as fit, none narrower than `least`.',
  properties: { least: { type: 'token', value: 'sizes', property: 'width' } },
  defaultValues: { least: '17rem' },
  transform: ({ least, ...props }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
    gap: '6',
    ...props,
  }),
});

export const patterns = { wide, prose, columns, tiles };
