import { defineRecipe } from '@pandacss/dev';

export const practiceMarkRecipe = defineRecipe({
  className: 'practice-mark',
  base: { display: 'inline-block', flexShrink: '0', width: '2.5', height: '2.5', bg: 'accent', borderRadius: 'xs' },
});
