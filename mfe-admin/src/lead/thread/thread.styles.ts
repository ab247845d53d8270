import { css, cx } from 'styled-system/css';
import { hstack, stack, wrap } from 'styled-system/patterns';

export const scroll = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  // The position is set by `use-thread-scroll.ts`.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineOffset: '-2px' },
});
export const entries = stack({ gap: '3', maxWidth: '56rem', padding: { base: '3', md: '5' } });
export const older = css({ alignSelf: 'center' });
/** Over the end of the thread. */
export const arrival = css({
  position: 'sticky',
  bottom: '3',
  display: 'flex',
  justifyContent: 'center',
  height: '0',
  alignItems: 'flex-end',
});
export const arrivalButton = css({ bg: 'bg.raised!', boxShadow: 'overlay' });

/** What a person wrote: the customer's on the left, ours on the right. */
export const card = stack({
  width: 'fit-content',
  minWidth: 'min(100%, 20rem)',
  maxWidth: { base: '100%', md: '90%' },
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '3',
  gap: '2',
  border: 'hairline',
  borderRadius: 'card',
  bg: 'bg.raised',
  '&[data-ours]': { alignSelf: 'flex-end', bg: 'accent.soft', borderColor: 'accent.line' },
  '&[data-note]': { alignSelf: 'flex-end', bg: 'bg.sunken', borderStyle: 'dashed', borderColor: 'border.strong' },
  '&[data-waiting]': { bg: 'bg.raised', borderStyle: 'dashed' },
  '&[data-failed]': { borderColor: 'danger.text' },
});
export const head = wrap({
  align: 'baseline',
  columnGap: '2',
  fontSize: 'xs',
  color: 'fg.muted',
  '& strong': { color: 'fg' },
});
/** Time and menu stay together, in a line of their own where there is no space. */
export const headEnd = hstack({
  gap: '1',
  marginInlineStart: 'auto',
  paddingInlineStart: '2',
  whiteSpace: 'nowrap',
  '& button': { marginBlock: '-2', marginInlineEnd: '-1.5' },
});
/** Keeps line breaks, and breaks words only where they do not fit into a line of their own. */
export const text = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 'measure.text',
  lineHeight: 'body',
});
export const problem = css({ fontSize: 'xs', color: 'danger.text' });
export const reasons = css({ fontSize: 'xs', color: 'danger.text', listStyle: 'disc', paddingInlineStart: '5' });
export const fold = css({
  fontSize: 'xs',
  '& > summary': {
    width: 'fit-content',
    minHeight: { base: 'tap', md: '6' },
    alignContent: 'center',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
  '&[open] > summary': { marginBottom: '2' },
});

/** A contact between two lines. */
export const divider = hstack({
  gap: '3',
  fontSize: 'xs',
  color: 'fg.muted',
  textAlign: 'center',
  '& strong': { color: 'fg' },
  '&::before, &::after': { content: '""', flex: '1', minWidth: '4', height: 'px', bg: 'border' },
});

/** What happened besides the conversation. */
export const log = css({ display: 'flex', flexDirection: 'column', gap: '1' });
export const logEntry = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: '2',
  fontSize: 'xs',
  color: 'fg.muted',
  '& > svg': { marginTop: '0.5' },
  '& strong': { color: 'fg' },
  '&[data-failed] > svg': { color: 'danger.text' },
});
export const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline' });
/** As high as the line of text, although the button is a tap target. */
export const undo = css({ marginBlock: '-2', fontSize: 'xs' });

export const address = css({ color: 'fg.muted', overflowWrap: 'break-word', minWidth: '0' });
export const subject = css({ fontSize: 'xs', color: 'fg.muted', overflowWrap: 'break-word' });
export const quoted = css({
  paddingInlineStart: '3',
  borderInlineStart: '2px solid {colors.border}',
  color: 'fg.muted',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const files = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const file = hstack({
  display: 'inline-flex',
  gap: '2',
  minHeight: { base: 'tap', md: '8' },
  paddingInline: '2.5',
  border: 'hairline',
  borderRadius: 'control',
  bg: 'bg.raised',
  fontSize: 'xs',
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'border.strong' },
});
export const original = cx(file, css({ alignSelf: 'flex-start' }));
export const bodyButton = css({
  alignSelf: 'flex-start',
  minHeight: { base: 'tap', md: '6' },
  paddingInline: '0',
  fontSize: 'xs',
  fontWeight: 'regular',
  color: 'fg.muted',
});
export const delivery = wrap({
  align: 'center',
  justify: 'flex-end',
  columnGap: '1',
  fontSize: 'xs',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '&[data-failed]': { color: 'danger.text', justifyContent: 'flex-start' },
});
