import { defineRecipe } from '@pandacss/dev';

export const comparisonTableRecipe = defineRecipe({
  className: 'comparison-table',
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: { base: 'body', md: 'small', lg: 'body' },
    '& caption': { srOnly: true },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& tbody th': { textStyle: 'cardTitle' },
    '& small': {
      display: 'block',
      marginTop: '1',
      textStyle: 'small',
      fontFamily: 'body',
      fontWeight: 'regular',
      letterSpacing: 'normal',
      color: 'fg.muted',
    },
    md: {
      tableLayout: 'fixed',
      '& thead': { borderBottom: 'accent' },
      '& tbody tr': { borderBottom: 'hairline' },
      '& th, & td': { paddingBlock: '4', paddingInlineEnd: { base: '5', lg: '8' } },
      '& td:last-child': { paddingInlineEnd: '0' },
      // Of two columns, the second has the longer text.
      '& th:nth-last-child(2):first-child': { width: '2/5' },
    },
    mdDown: {
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        borderTop: 'accent',
        paddingBlock: '4',
        display: 'grid',
        // Two values beside each other, below each other with large text.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        columnGap: '5',
        rowGap: '3',
        textStyle: 'small',
      },
      '& th, & td:only-of-type': { gridColumn: '1 / -1' },
      // The heading of a single value says little.
      '& td:not(:only-of-type)::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'label',
        color: 'fg.muted',
      },
    },
    // Paper is narrower than the tables of wide windows, and has their shape.
    _print: {
      '& tbody tr': { borderTop: 'hairline', breakInside: 'avoid' },
      '& th, & td': { paddingBlock: '1.5', paddingInlineEnd: '4' },
      // Keeps the column headings with a row.
      '& tbody tr:first-child': { breakBefore: 'avoid' },
    },
  },
});
