import { defineSlotRecipe } from '@pandacss/dev';

export const errorSummaryRecipe = defineSlotRecipe({
  className: 'error-summary',
  slots: ['root', 'title', 'list', 'link'],
  base: {
    root: {
      borderInlineStartWidth: 'heavy',
      borderInlineStartStyle: 'solid',
      borderColor: 'danger.text',
      bg: 'bg.raised',
      paddingInline: '5',
      paddingBlock: '4',
      borderRadius: 'sm',
    },
    title: { textStyle: 'label', color: 'danger.text', marginBottom: '1' },
    list: { textStyle: 'small', display: 'flex', flexDirection: 'column', gap: '1' },
    link: { textDecoration: 'underline', textUnderlineOffset: '0.2em', color: 'fg' },
  },
});
