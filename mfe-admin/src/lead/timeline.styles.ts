import { css } from 'styled-system/css';

export const title = css({ textStyle: 'label', marginBottom: '4' });

export const list = css({ display: 'flex', flexDirection: 'column' });

/** A vertical line connects the icons. */
export const entry = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: '3',
  paddingBottom: '5',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.8125rem',
    top: '7',
    bottom: '0',
    width: 'px',
    bg: 'border',
  },
  '&:last-child::before': { display: 'none' },
});

export const icon = css({
  display: 'grid',
  placeItems: 'center',
  width: '7',
  height: '7',
  borderRadius: 'full',
  bg: 'bg.sunken',
  color: 'fg.muted',
  '&[data-failed]': { color: 'danger.text' },
  '&[data-submission]': { bg: 'accent.soft', color: 'accent' },
});

export const content = css({ minWidth: '0', paddingTop: '0.5' });
export const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' });
export const time = css({
  fontSize: 'xs',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actor = css({ fontWeight: 'semibold' });

export const card = css({
  marginTop: '2',
  border: 'hairline',
  borderRadius: 'control',
  padding: { base: '3', md: '4' },
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});

/** Keeps line breaks, and breaks long words. */
export const message = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 'measure.text',
  lineHeight: 'body',
});

export const note = css({
  marginTop: '1.5',
  paddingInline: '3',
  paddingBlock: '2.5',
  borderRadius: 'control',
  bg: 'bg.sunken',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const details = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', xl: 'repeat(2, auto minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '1',
  fontSize: 'xs',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
});

export const reasons = css({ fontSize: 'xs', color: 'danger.text', listStyle: 'disc', paddingInlineStart: '5' });
export const error = css({ fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere', marginTop: '1' });
export const actions = css({ marginTop: '2' });

/** As high as the line of text, although the button is a tap target. */
export const undo = css({ marginBlock: '-2', fontSize: 'xs' });

export const changes = css({
  marginTop: '1',
  fontSize: 'xs',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  '& ins': { textDecoration: 'none' },
});
