import { defineSlotRecipe } from '@pandacss/dev';

export const messageCardRecipe = defineSlotRecipe({
  className: 'message-card',
  slots: ['root', 'code', 'title', 'text', 'hint', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '5',
      width: 'full',
      maxWidth: 'measure.text',
      padding: { base: '6', md: '10' },
      bg: 'bg.raised',
      borderRadius: 'card',
      border: 'hairline',
    },
    code: { color: 'accent' },
    title: { textStyle: 'heading' },
    text: { textStyle: 'body', color: 'fg.muted', display: 'flex', flexDirection: 'column', gap: '3' },
    hint: {
      fontFamily: 'mono',
      fontSize: '2xs',
      lineHeight: 'body',
      color: 'fg.muted',
      bg: 'bg.sunken',
      borderRadius: 'sm',
      paddingInline: '4',
      paddingBlock: '3',
      width: 'full',
      overflowWrap: 'anywhere',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4' },
  },
});
