import { defineSlotRecipe } from '@pandacss/dev';
import { eyebrow } from '../preset/shared-styles.ts';

export const pageHeroRecipe = defineSlotRecipe({
  className: 'page-hero',
  slots: ['root', 'inner', 'breadcrumbs', 'content', 'eyebrow', 'title', 'lead', 'actions', 'aside', 'drawing'],
  base: {
    root: { position: 'relative', isolation: 'isolate', overflow: 'clip' },
    inner: {
      width: 'full',
      maxWidth: 'measure.wide',
      marginInline: 'auto',
      paddingInline: 'gutter',
      paddingTop: { base: '8', lg: '14' },
      paddingBottom: 'section',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: '8',
      rowGap: '10',
      alignItems: 'center',
    },
    breadcrumbs: { gridColumn: '1 / -1' },
    content: {
      gridColumn: { lg: 'span 9' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '6',
      paddingTop: { lg: '6' },
    },
    eyebrow,
    title: { textStyle: 'title', overflowWrap: 'break-word' },
    lead: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.text' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '2' },
    aside: {
      display: 'grid',
      gap: '6',
      justifyItems: 'start',
      minWidth: '0',
      gridColumn: { lg: '7 / -1', xl: '8 / -1' },
    },
    drawing: { minWidth: '0', _print: { display: 'none' } },
  },
  variants: {
    panoramic: {
      true: {
        inner: { paddingTop: { base: '6', lg: '10' }, paddingBottom: '0', rowGap: '6', alignItems: 'end' },
        content: { gridColumn: { lg: 'span 6', xl: 'span 7' }, gap: '4', paddingTop: '0' },
      },
    },
    drawn: {
      true: {
        content: { gridColumn: { lg: 'span 6' } },
        drawing: { gridColumn: { lg: '7 / -1' } },
      },
    },
  },
});
