import { css } from 'styled-system/css';

export const footer = css({
  '&[data-color-mode]': { bg: 'bg.sunken' },
  borderTop: 'hairline',
  overflowWrap: 'anywhere',
  // Its last lines are not worth a page of their own.
  _print: { breakBefore: 'avoid' },
});

export const inner = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '12',
  width: 'full',
  maxWidth: 'measure.wide',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingTop: { base: '14', lg: '20' },
  paddingBottom: '8',
  _print: { paddingTop: '4', paddingBottom: '0', rowGap: '2' },
});

export const company = css({
  gridColumn: { xl: 'span 3' },
  display: { base: 'flex', sm: 'grid', xl: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexDirection: 'column',
  alignItems: 'flex-start',
  columnGap: '8',
  rowGap: '6',
  '& > address': { gridColumn: '2', gridRow: '1 / span 2' },
  _print: { display: 'block' },
});

export const taglineStyle = css({
  textStyle: 'cardTitle',
  fontWeight: 'medium',
  maxWidth: '20rem',
  _print: { display: 'none' },
});

export const address = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  textStyle: 'small',
  color: 'fg.muted',
  _print: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: '6' },
});

const underlineOnHover = {
  _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

export const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  ...underlineOnHover,
  _print: { minHeight: '0' },
});

const fourColumns = {
  display: 'grid',
  // With large text, one column on phones.
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { base: '6', lg: '8' },
} as const;

export const lists = css({
  ...fourColumns,
  gridColumn: { xl: '4 / -1' },
  rowGap: { base: '8', md: '10' },
  _print: { display: 'none' },
});

/** The services are the first row. */
export const services = css({ gridColumn: '1 / -1' });

export const practices = css({ ...fourColumns, rowGap: '0' });

export const listTitle = css({ textStyle: 'eyebrow', color: 'fg.subtle', marginBottom: '2' });

export const list = css({ display: 'flex', flexDirection: 'column' });

/** On phones only the practices are listed. */
export const serviceList = css({ display: { base: 'none', md: 'flex' }, flexDirection: 'column' });

export const legalList = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', '& a': { md: { fontSize: 'xs' } } });

const target = { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'tap', md: '9' }, paddingBlock: '1' };

export const link = css({ ...target, textStyle: 'small', color: 'fg.muted', ...underlineOnHover });

export const practiceLink = css({ ...target, gap: '2.5', textStyle: 'label', ...underlineOnHover });

export const copyright = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  borderTop: 'hairline',
  paddingTop: '6',
  _print: { paddingTop: '2' },
  fontSize: 'xs',
  color: 'fg.subtle',
});
