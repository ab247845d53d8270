import { css, cx } from 'styled-system/css';
import { hstack, stack, wrap } from 'styled-system/patterns';
import { pageTitle } from '../shared.styles.ts';

export const bar = stack({
  gap: '2',
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '1.5',
  borderBottom: 'hairline',
});

export const top = wrap({ align: 'center', columnGap: { base: '2', md: '3' }, rowGap: '2' });

export const heading = cx(pageTitle, css({ display: 'flex', alignItems: 'baseline', gap: '2.5' }));

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
  order: { base: '3', md: '0' },
  minWidth: { base: 'full', md: '10rem' },
  maxWidth: { md: '28rem' },
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

export const tools = hstack({ gap: { md: '1' }, marginInlineStart: 'auto' });

/** Small screens show the icon of a tool only. */
export const toolLabel = css({ mdDown: { srOnly: true } });

export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export const chip = hstack({
  display: 'inline-flex',
  gap: '1.5',
  minHeight: { base: 'tap', md: '7' },
  maxWidth: '16rem',
  paddingInline: '2.5',
  borderRadius: 'control',
  bg: 'accent.soft',
  fontSize: 'xs',
  cursor: 'pointer',
  '& span': { truncate: true },
  _hover: { bg: 'accent.line' },
});
