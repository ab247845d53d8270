import { defineSlotRecipe } from '@pandacss/dev';

export const breadcrumbsRecipe = defineSlotRecipe({
  className: 'breadcrumbs',
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { textStyle: 'small', color: 'fg.muted' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'tap',
      '&:not(:last-child)::after': { content: '"/" / ""', color: 'fg.subtle', marginInline: '3' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'tap',
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
});
