import { defineSlotRecipe } from '@pandacss/dev';

export const callToActionRecipe = defineSlotRecipe({
  className: 'call-to-action',
  slots: ['root', 'inner', 'content', 'title', 'text', 'actions'],
  base: {
    root: {
      position: 'relative',
      overflow: 'clip',
      '&[data-color-mode]': { bg: 'bg.sunken' },
      _print: { display: 'none' },
    },
    inner: {
      width: 'full',
      maxWidth: 'measure.wide',
      marginInline: 'auto',
      paddingInline: 'gutter',
      paddingBlock: { base: '16', md: '20' },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      columnGap: '12',
      rowGap: '8',
    },
    content: { display: 'flex', flexDirection: 'column', gap: '4', flex: '1 1 24rem' },
    title: { textStyle: 'heading', maxWidth: 'measure.heading' },
    text: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.narrow' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4' },
  },
});
