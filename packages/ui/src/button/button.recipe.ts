import { defineRecipe } from '@pandacss/dev';
import { action } from '../preset/colors.ts';

/** The fallback is for shells that were built before the token existed: remotes use the shell's custom properties. */
const token = (name: keyof typeof action) => `var(--colors-action-${name}, ${action[name]})`;

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'tap',
    paddingInline: '6',
    borderRadius: 'control',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'transparent',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    // Backgrounds are not printed.
    _print: {
      color: 'fg!',
      bg: 'transparent!',
      borderColor: 'fg!',
      // On paper it leads nowhere.
      '&:is([href^="/"], [href^="#"])': { display: 'none' },
    },
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.1em' },
  },
  variants: {
    tone: {
      primary: {
        bg: token('bg'),
        color: token('fg'),
        _hover: { bg: token('hover') },
      },
      quiet: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { borderColor: 'fg', bg: 'accent.soft' },
      },
      plain: { bg: 'transparent', color: 'fg', paddingInline: '3', _hover: { bg: 'accent.soft' } },
      danger: {
        bg: 'transparent',
        color: 'danger.text',
        borderColor: 'danger.text',
        _hover: { bg: 'danger.text', color: 'fg.inverse' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: '14', paddingInline: 'min({spacing.8}, 8vw)', fontSize: 'md', overflowWrap: 'anywhere' },
      sm: { minHeight: '9', paddingInline: '4', fontSize: 'sm' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'primary', size: 'md' },
});
