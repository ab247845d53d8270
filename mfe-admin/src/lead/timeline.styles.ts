import { css } from 'styled-system/css';

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
  '&[data-request]': { bg: 'accent.soft', color: 'accent' },
});

export const content = css({ minWidth: '0', paddingTop: '0.5', '& ins': { textDecoration: 'none' } });
export const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' });

export const note = css({
  marginTop: '1.5',
  padding: '3',
  borderRadius: 'control',
  bg: 'bg.sunken',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** As high as the line of text, although the button is a tap target. */
export const undo = css({ marginBlock: '-2', fontSize: 'xs' });
