import { css } from 'styled-system/css';

export const footer = css({
  '&[data-color-mode]': { bg: 'bg.sunken' },
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border',
});

export const inner = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '12',
  width: 'full',
  maxWidth: 'measure.wide',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingTop: { base: '14', lg: '20' },
  paddingBottom: '8',
});

export const company = css({
  gridColumn: { lg: 'span 4' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '6',
});

export const taglineStyle = css({ textStyle: 'cardTitle', fontWeight: 'medium', maxWidth: '20rem' });

export const address = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  textStyle: 'small',
  color: 'fg.muted',
});

const underlineOnHover = {
  _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

export const line = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap', ...underlineOnHover });

export const lists = css({
  gridColumn: { lg: '6 / -1' },
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '8',
  '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  _print: { display: 'none' },
});

export const listTitle = css({ textStyle: 'eyebrow', color: 'fg.subtle', marginBottom: '2' });

export const list = css({ display: 'flex', flexDirection: 'column' });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'tap', md: '9' },
  paddingBlock: '1',
  textStyle: 'small',
  color: 'fg.muted',
  ...underlineOnHover,
});

export const copyright = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border',
  paddingTop: '6',
  fontSize: 'xs',
  color: 'fg.subtle',
});
