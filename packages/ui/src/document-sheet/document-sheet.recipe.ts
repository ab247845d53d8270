import { defineSlotRecipe } from '@pandacss/dev';

/** In narrow sheets, as on phones, in print or with large text, a row is a block of labeled values. */
const stacked = '@container (max-width: 58rem)';
/** On phones, until the visitor opens the rest. */
const phone = '@media screen and (width < 48rem)';
const closed = '&:has(> details:not([open]))';

const picture = {
  display: 'block',
  width: 'full',
  height: 'auto',
  color: 'accent',
  '& text': { fontFamily: 'body', fill: 'fg.muted' },
  '& [data-strong]': { fill: 'fg', fontWeight: 'semibold' },
  '& [data-stroke=muted]': { color: 'border.strong' },
  '& [data-stroke=fine]': { color: 'border' },
  '& [data-stroke=text]': { color: 'fg' },
  '& [data-halo]': { stroke: 'bg.raised', strokeWidth: '4px', paintOrder: 'stroke' },
  // The bright tone of the practice: the accent of paper is dark.
  '& [data-fill=light]': { fill: 'practice.physical-security.onDark' },
  '& [data-fill=paper]': { fill: 'bg.raised' },
  '& [data-fill=soft]': { fill: 'bg.sunken' },
  _highContrast: {
    color: 'CanvasText',
    '& [data-stroke]': { color: 'CanvasText' },
    '& text, & [data-strong]': { fill: 'CanvasText' },
    '& [data-halo]': { stroke: 'Canvas' },
    '& [data-fill]': { fill: 'Canvas' },
  },
} as const;

/** The documents of @portal/drawings: paper with a frame, tables and a title block. */
export const documentSheetRecipe = defineSlotRecipe({
  className: 'document-sheet',
  slots: [
    'root',
    'stamp',
    'parts',
    'rest',
    'block',
    'across',
    'title',
    'facts',
    'scroller',
    'plan',
    'elevation',
    'table',
    'notes',
    'titleBlock',
  ],
  base: {
    root: {
      position: 'relative',
      containerType: 'inline-size',
      bg: 'bg.raised',
      border: 'strong',
      padding: { base: '4', md: '6', xl: '8' },
      fontSize: 'xs',
      lineHeight: 'snug',
      // The inner frame of a drawing sheet.
      outline: '{borderWidths.hairline} solid {colors.border}',
      outlineOffset: '-6px',
      // It may be longer than the rest of a page, and than a page. Its picture, rows and title block are not divided.
      _print: { padding: '4', breakInside: 'auto', '& :is(svg, figcaption)': { breakInside: 'avoid' } },
      // Wider than the page on large windows: it is the thing to read there.
      '@media screen and (width >= 106rem)': { marginInline: '-7.5rem', fontSize: 'sm' },
      [phone]: {
        // The picture and the first two rows of the first table.
        [`${closed} :is(figcaption, tfoot, tr:nth-child(n + 3))`]: { display: 'none' },
        [`${closed} :is(table, :has(table)) ~ :not(details)`]: { display: 'none' },
      },
    },
    stamp: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '1',
      marginBottom: '5',
      color: 'fg.muted',
      fontSize: '2xs',
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    parts: {
      display: 'grid',
      rowGap: { base: '8', lg: '6' },
      columnGap: { base: '8', lg: '10' },
      '& > *': { minWidth: '0' },
    },
    rest: {
      display: 'none',
      [phone]: { display: 'block', marginTop: '3' },
      '& summary': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 'tap',
        textStyle: 'label',
        color: 'accent',
        cursor: 'pointer',
        _after: { content: '"+"', textStyle: 'cardTitle' },
      },
      '&[open] summary::after': { content: '"−"' },
    },
    block: { display: 'grid', gap: '6', alignContent: 'start' },
    across: { gridColumn: { lg: '1 / -1', _print: '1 / -1' } },
    title: { textStyle: 'cardTitle', '& span': { color: 'accent' } },
    facts: {
      marginTop: '4',
      borderTop: 'strong',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: '5.5rem minmax(0, 1fr)',
        paddingBlock: '1',
        borderBottom: 'hairline',
      },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'medium' },
    },
    scroller: { overflowX: 'auto', mdDown: { marginInline: '-4', paddingInline: '4' } },
    plan: {
      ...picture,
      minWidth: '[35rem]',
      // 11 to 13 px on the screen.
      '& text': { ...picture['& text'], fontSize: { base: '21px', md: '20px', lg: '15px' } },
    },
    elevation: { ...picture, maxWidth: '20rem', '& text': { ...picture['& text'], fontSize: '12px' } },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      '& caption': {
        textStyle: 'label',
        fontSize: 'sm',
        textAlign: 'start',
        paddingBottom: '2',
        borderBottom: 'strong',
      },
      '& th, & td': {
        textAlign: 'start',
        verticalAlign: 'top',
        paddingBlock: { base: '1.5', _print: '0.5' },
        paddingInlineEnd: '3',
        fontWeight: 'regular',
      },
      '& thead th': { fontSize: '2xs', color: 'fg.muted', verticalAlign: 'bottom' },
      '& thead': { borderBottom: 'strong' },
      // Browsers repeat a footer on every printed page.
      '& tfoot': { _print: { display: 'table-row-group' } },
      '& tbody tr, & tfoot tr': { borderBottom: 'hairline' },
      '& tbody th, & tfoot th, & tfoot td, & strong': { fontWeight: 'semibold' },
      '& tbody th': { color: 'fg' },
      '& [data-align=end]': { textAlign: 'end', paddingInlineEnd: '5' },
      '& td[data-align=end]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      '& tr > :last-child': { paddingInlineEnd: '0' },
      '& [data-mark], & [data-result]': { color: 'accent', fontWeight: 'semibold' },
      '& small': { display: 'block', fontSize: '2xs', fontWeight: 'regular', color: 'fg.muted' },
      '& svg': {
        width: 'full',
        maxWidth: '12',
        height: '1',
        marginTop: '1',
        color: 'accent',
        _highContrast: { color: 'CanvasText' },
      },
      [stacked]: {
        '&, & tbody, & tfoot, & caption, & th, & td': { display: 'block' },
        '& thead': { srOnly: true },
        '& tbody': { md: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8' } },
        '& tr': {
          display: 'grid',
          // Two values beside each other, three numbers.
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          columnGap: '3',
          rowGap: { base: '2', _print: '1' },
          alignContent: 'start',
          paddingBlock: '2.5',
          _print: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingBlock: '2' },
        },
        '& th, & td': { padding: '0', gridColumn: 'span 3' },
        '& tbody th': { fontSize: 'sm' },
        '& [data-align=end]': { textAlign: 'start' },
        '& td[data-align=end]': { whiteSpace: 'normal' },
        '& [data-align=end], & [data-width=third]': { gridColumn: 'span 2' },
        '& tbody th, & tfoot th, & [data-width=full]': { gridColumn: '1 / -1' },
        '& [data-width=third] + td:not([data-width])': { gridColumn: 'span 4' },
        '& [data-width=full]': { order: '1' },
        '& td:empty': { display: 'none' },
        '& td:not([data-result])::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontSize: '2xs',
          fontWeight: 'regular',
          color: 'fg.muted',
        },
        '& th:has(~ [data-result]:not(:empty))': { gridColumn: '1 / 5' },
        '& td[data-result]': { gridColumn: '5 / -1', gridRow: '1', textAlign: 'end' },
      },
    },
    notes: {
      display: 'grid',
      marginTop: { base: '6', _print: '3' },
      gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', _print: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '10',
      rowGap: '1.5',
      paddingInlineStart: '5',
      listStyle: 'decimal',
      color: 'fg.muted',
      '& li': { paddingInlineStart: '1' },
    },
    titleBlock: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        '@container (min-width: 38rem)': '2fr 2fr 1fr 1fr auto',
      },
      marginTop: { base: '6', _print: '3' },
      border: 'strong',
      // Lines between the cells: the frame covers those at its edge.
      '& > *': {
        paddingInline: '3',
        paddingBlock: '2',
        borderTop: 'strong',
        borderInlineStart: 'strong',
        margin: '-1px 0 0 -1px',
      },
      overflow: 'hidden',
      '& dt': { fontSize: '2xs', color: 'fg.muted' },
      '& dd': { fontWeight: 'medium' },
      '& > :first-child': { gridColumn: { base: '1 / -1', '@container (min-width: 38rem)': 'auto' } },
      '& > :last-child dd': { textStyle: 'cardTitle', whiteSpace: { '@container (min-width: 38rem)': 'nowrap' } },
    },
  },
  variants: {
    layout: {
      stack: {},
      /** A narrow picture beside the tables. */
      beside: {
        parts: {
          gridTemplateColumns: { lg: '20rem minmax(0, 1fr)', _print: '16rem minmax(0, 1fr)' },
          alignItems: 'start',
        },
      },
    },
  },
  defaultVariants: { layout: 'stack' },
});
