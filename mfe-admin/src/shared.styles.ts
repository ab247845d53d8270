import { css } from 'styled-system/css';
import { hstack, wrap } from 'styled-system/patterns';

/** A page that scrolls as a whole. */
export const page = css({
  // What is positioned in it scrolls with it.
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  padding: { base: '4', md: '6' },
  '& > *': { maxWidth: '80rem' },
});
export const pageTitle = css({
  fontFamily: 'heading',
  fontSize: '1.25rem',
  fontWeight: 'semibold',
  lineHeight: 'snug',
});
export const padded = css({ padding: { base: '4', md: '6' } });
export const section = css({ marginBottom: '10' });
/** Of a section of a page. */
export const heading = css({ textStyle: 'label', fontSize: 'sm', marginBottom: '3' });
/** Of a part of a screen, a dialog or a form. */
export const label = css({ textStyle: 'label', marginBottom: '2' });
export const text = css({ maxWidth: 'measure.text', marginBottom: '4', color: 'fg.muted' });
export const muted = css({ fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' });
export const mutedLine = css({ display: 'block', fontSize: 'xs', color: 'fg.muted' });
export const hidden = css({ srOnly: true });
export const link = css({ color: 'accent.text', textDecoration: 'underline' });
export const header = wrap({
  align: 'center',
  justify: 'space-between',
  gap: '3',
  marginBottom: '2',
  '& > :is(h2, h3)': { marginBottom: '0' },
});
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' });
/** Fields of a form in pairs. */
export const columns = css({ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: '5' });
/** A small button in a line of text, on wide screens as high as the line. */
export const tool = css({ minHeight: { base: 'tap', md: '7' }, paddingInline: '1.5', fontSize: 'xs' });
/** The same, as a link. */
export const textButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'tap', md: '7' },
  paddingInline: '0',
  fontSize: 'xs',
  color: 'accent.text',
  textDecoration: 'underline',
});
/** A button that has only an icon. */
export const iconButton = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: { base: 'tap', md: '8' },
  height: { base: 'tap', md: '8' },
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:is(:hover, [aria-expanded=true])': { color: 'fg', bg: 'accent.soft' },
});
/** At the end of a list. */
export const footer = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  paddingBlock: '4',
  fontSize: 'xs',
  color: 'fg.muted',
});

/** A text as it will be sent. */
export const preview = css({
  padding: '3',
  border: 'hairline',
  borderRadius: 'control',
  bg: 'bg.sunken',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A bar across a page. */
export const notice = css({
  paddingInline: { base: '3', md: '4' },
  paddingBlock: '2',
  bg: 'bg.sunken',
  borderBottom: 'hairline',
  fontSize: 'xs',
});

const amber = '{colors.practice.physical-security.onDark}';

/** Something that is not set up. The rest of the screen works without it. */
export const caution = css({
  display: 'block',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'control',
  bg: `color-mix(in oklab, ${amber} 20%, transparent)`,
  boxShadow: `inset 3px 0 0 ${amber}`,
  fontSize: 'xs',
  overflowWrap: 'anywhere',
});

/** A text field without a label. */
export const input = css({
  width: 'full',
  minHeight: { base: 'tap', md: '9' },
  paddingInline: '3',
  border: 'strong',
  borderRadius: 'control',
  bg: 'bg.raised',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'sm' },
  '&::placeholder': { color: 'fg.subtle' },
  _focusVisible: { outline: 'none', borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});

/** A select or date field in filters and table rows. */
export const control = css({
  minHeight: { base: 'tap', md: '9' },
  maxWidth: { base: 'full', md: '11rem' },
  paddingInline: '2',
  border: 'strong',
  borderRadius: 'control',
  bg: 'bg.raised',
  color: 'fg',
  fontSize: { base: 'md', md: 'xs' },
  '&[data-set]': { fontWeight: 'semibold', borderColor: 'accent', bg: 'accent.soft' },
});

/** The label of a checkbox or radio button. */
export const option = hstack({
  gap: '2',
  minHeight: { base: 'tap', md: '9' },
  cursor: 'pointer',
  textStyle: 'small',
  // With a second line.
  '&:has(> span)': { alignItems: 'start', paddingBlock: '1.5', '& > input': { marginTop: '1' } },
});

/** A border around choices beside each other. */
export const segments = wrap({ gap: '0.5', padding: '0.5', border: 'hairline', borderRadius: 'control' });
export const segment = hstack({
  display: 'inline-flex',
  gap: '1.5',
  minHeight: { base: '10', md: '8' },
  paddingInline: '2.5',
  borderRadius: 'sm',
  fontSize: 'xs',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  '&:is(button)': { cursor: 'pointer' },
  '&:is(button, a):hover': { color: 'fg', bg: 'bg.sunken' },
  '&:is([aria-current], [data-current])': { color: 'fg', fontWeight: 'semibold', bg: 'accent.soft' },
});
