import { defineSlotRecipe } from '@pandacss/dev';

export const textSectionsRecipe = defineSlotRecipe({
  className: 'text-sections',
  slots: ['root', 'contents', 'link', 'article', 'section', 'title'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: '8',
      width: 'full',
      maxWidth: 'measure.wide',
      marginInline: 'auto',
      paddingInline: 'gutter',
      paddingBlock: { base: '12', md: '16' },
    },
    contents: {
      gridColumn: 'span 3',
      display: { base: 'none', lg: 'block' },
      alignSelf: 'start',
      position: 'sticky',
      top: 'calc({sizes.header} + {spacing.8})',
    },
    link: {
      display: 'block',
      paddingBlock: '1.5',
      paddingInlineStart: '4',
      borderInlineStartWidth: 'rule',
      borderInlineStartStyle: 'solid',
      borderColor: 'border',
      textStyle: 'small',
      color: 'fg.muted',
      _hover: { color: 'fg', borderColor: 'accent' },
    },
    article: {
      gridColumn: { lg: '5 / -1' },
      // 60 to 70 characters.
      maxWidth: '37rem',
      display: 'grid',
      gap: { base: '12', md: '14' },
      textStyle: 'body',
      overflowWrap: 'break-word',
      _print: { gridColumn: '1 / -1', maxWidth: 'none', gap: '6' },
    },
    title: { textStyle: 'subheading' },
    section: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      '& ul': { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '2' },
      '& li::marker': { color: 'fg.subtle' },
      '& table': { width: 'full', borderCollapse: 'collapse', marginBlock: '2' },
      '& th, & td': {
        textAlign: 'start',
        verticalAlign: 'top',
        paddingBlock: '3',
        borderBottom: 'hairline',
      },
      '& th': { fontWeight: 'semibold', paddingInlineEnd: '5' },
      '& thead th': { textStyle: 'label', color: 'fg.muted' },
    },
  },
});
