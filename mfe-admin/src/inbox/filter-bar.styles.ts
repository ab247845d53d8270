import { css } from 'styled-system/css';

export const bar = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '3',
  borderBottom: 'hairline',
});

export const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });

export const heading = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2.5',
  fontFamily: 'heading',
  fontSize: '1.25rem',
  fontWeight: 'semibold',
  lineHeight: 'snug',
});

export const count = css({
  fontFamily: 'body',
  fontSize: 'xs',
  fontWeight: 'regular',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const searchBox = css({
  position: 'relative',
  flex: '1',
  order: { base: '3', sm: '0' },
  minWidth: { base: 'full', sm: '12rem' },
  maxWidth: { sm: '28rem' },
  '& svg': {
    position: 'absolute',
    insetInlineStart: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
});

export const searchInput = css({ paddingInlineStart: '9' });

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  marginInlineStart: 'auto',
  '& [data-only-small]': { lg: { display: 'none' } },
});

export const filters = css({
  display: { base: 'none', lg: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  '&[data-open]': { display: 'flex' },
});

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: 'tap', md: '8' },
  maxWidth: '16rem',
  paddingInline: '2.5',
  borderRadius: 'control',
  bg: 'accent.soft',
  fontSize: 'xs',
  cursor: 'pointer',
  '& span': { truncate: true },
  _hover: { bg: 'accent.line' },
});
