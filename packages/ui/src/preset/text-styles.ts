import { defineTextStyles } from '@pandacss/dev';

const heading = { fontFamily: 'heading', textWrap: 'balance' } as const;

export const textStyles = defineTextStyles({
  display: {
    value: { ...heading, fontSize: '4xl', fontWeight: 'bold', lineHeight: 'display', letterSpacing: 'display' },
  },
  title: {
    value: { ...heading, fontSize: '3xl', fontWeight: 'bold', lineHeight: 'heading', letterSpacing: 'display' },
  },
  heading: {
    value: { ...heading, fontSize: '2xl', fontWeight: 'semibold', lineHeight: 'heading', letterSpacing: 'heading' },
  },
  subheading: {
    value: { ...heading, fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'heading' },
  },
  cardTitle: {
    value: { ...heading, fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'heading' },
  },
  lead: { value: { fontSize: 'lg', lineHeight: '1.5', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: 'body', textWrap: 'pretty' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.5', textWrap: 'pretty' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
  eyebrow: {
    value: {
      fontFamily: 'mono',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'snug',
      letterSpacing: 'label',
      textTransform: 'uppercase',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontSize: '3xl',
      fontWeight: 'semibold',
      lineHeight: 'none',
      letterSpacing: 'display',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
