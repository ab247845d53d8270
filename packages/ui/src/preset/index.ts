import { definePreset } from '@pandacss/dev';
import { conditions } from './conditions.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { patterns } from './patterns.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';
import { utilities } from './utilities.ts';

/** The Panda preset of all apps, used by `definePortalPanda`. */
export const preset = definePreset({
  name: '@portal/ui',
  conditions: { extend: conditions },
  globalCss,
  patterns: { extend: patterns },
  utilities: { extend: utilities },
  theme: {
    extend: {
      breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
      recipes,
      slotRecipes,
    },
  },
});
