import { defineSlotRecipe } from '@pandacss/dev';
import { eyebrow } from '../preset/shared-styles.ts';

const twelve = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '10',
};

export const sectionRecipe = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'inner', 'head', 'eyebrow', 'title', 'intro', 'actions', 'body', 'content', 'drawing'],
  base: {
    root: { position: 'relative', paddingBlock: 'section' },
    inner: { width: 'full', maxWidth: 'measure.wide', marginInline: 'auto', paddingInline: 'gutter' },
    head: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      _print: { breakInside: 'avoid', breakAfter: 'avoid' },
    },
    eyebrow,
    title: { textStyle: 'heading', maxWidth: 'measure.heading' },
    intro: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.text' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '2' },
    body: { marginTop: '12' },
    content: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6' },
    drawing: { alignSelf: 'center', minWidth: '0', _print: { display: 'none' } },
  },
  variants: {
    layout: {
      split: {
        inner: { ...twelve, alignItems: 'center' },
        content: { gridColumn: { lg: 'span 6' } },
        drawing: { gridColumn: { lg: '8 / -1' } },
      },
      sticky: {
        // Browsers keep the heading of a block with what follows, not that of a grid.
        inner: { ...twelve, _print: { display: 'block' } },
        head: {
          gridColumn: { lg: 'span 4' },
          alignSelf: 'start',
          position: { lg: 'sticky' },
          top: 'calc({sizes.header} + {spacing.8})',
        },
        body: { gridColumn: { lg: '6 / -1' }, marginTop: { base: '0', _print: '6' } },
      },
    },
    sunken: { true: { root: { '&[data-color-mode]': { bg: 'bg.sunken' } } } },
    flip: {
      true: {
        content: { lg: { gridColumn: '7 / -1', gridRow: '1' } },
        drawing: { lg: { gridColumn: '1 / span 5', gridRow: '1' } },
      },
    },
    bleed: {
      true: {
        inner: { maxWidth: 'none', paddingInline: '0' },
        head: { maxWidth: 'measure.wide', marginInline: 'auto', width: 'full', paddingInline: 'gutter' },
      },
    },
  },
});
