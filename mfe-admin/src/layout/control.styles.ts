import { css } from 'styled-system/css';

/** A select or date field in filters and table rows. */
export const control = css({
  minHeight: { base: 'tap', md: '9' },
  maxWidth: { base: 'full', md: '14rem' },
  paddingInline: '2',
  border: 'strong',
  borderRadius: 'control',
  bg: 'bg.raised',
  color: 'fg',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'xs' },
});
