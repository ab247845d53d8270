import { definePreset } from '@pandacss/dev';

/** Of a dialog, from its edge. */
const inline = { base: '4', md: '6' } as const;
const outdent = { base: '-4', md: '-6' } as const;

/** The design system in the sizes of a desk. Phones keep touch targets, and fields into which iOS does not zoom. */
export const deskPreset = definePreset({
  name: '@portal/mfe-admin',
  theme: {
    extend: {
      textStyles: {
        eyebrow: {
          value: { fontFamily: 'body', letterSpacing: 'normal', textTransform: 'none', fontWeight: 'semibold' },
        },
      },
      recipes: {
        button: {
          base: { minHeight: { base: 'tap', md: '9' }, paddingInline: '4' },
          variants: {
            size: { sm: { minHeight: { base: '9', md: '8' }, paddingInline: '3', fontSize: { base: 'sm', md: 'xs' } } },
          },
        },
      },
      slotRecipes: {
        field: {
          base: {
            root: { gap: '1' },
            label: { fontSize: 'xs' },
            hint: { fontSize: 'xs' },
            error: { fontSize: 'xs' },
            control: {
              minHeight: { base: 'tap', md: '9' },
              paddingInline: '3',
              paddingBlock: '1.5',
              fontSize: { base: 'md', md: 'sm' },
            },
            reveal: { minHeight: '8', fontSize: 'xs' },
          },
        },
        dialog: {
          base: {
            content: {
              gap: '4',
              paddingInline: inline,
              paddingBottom: inline,
              border: 'hairline',
              scrollPaddingTop: '14',
              scrollPaddingBottom: '20',
              '& form': { gap: '4!', maxWidth: 'full!' },
              // The button stays in sight.
              '& [data-form-footer]': {
                position: 'sticky',
                bottom: outdent,
                zIndex: '1',
                bg: 'bg',
                // It can be the form itself.
                maxWidth: 'none!',
                marginInline: outdent,
                marginBottom: outdent,
                paddingInline: inline,
                paddingBlock: '3',
                borderTop: 'hairline',
              },
              // Beside the page instead of above it.
              '&[data-placement=end]': {
                insetInlineStart: { md: 'auto' },
                top: { md: '0' },
                bottom: '0',
                translate: '0 0',
                width: { md: '26rem' },
                maxHeight: { md: 'none' },
                borderRadius: { md: 'none' },
              },
            },
            title: {
              fontSize: 'md',
              marginInline: outdent,
              paddingInlineStart: inline,
              paddingTop: { base: '4', md: '5' },
            },
            description: { textStyle: 'small', fontSize: 'xs', marginTop: '-4' },
            close: {
              top: '2',
              marginTop: '2',
              marginInlineEnd: '-2',
              marginBottom: 'calc(-1 * ({sizes.tap} + {spacing.4} + {spacing.2}))',
            },
          },
        },
      },
    },
  },
});
