import { css } from 'styled-system/css';

/** A page that scrolls as a whole. */
export const page = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  padding: { base: '4', md: '6' },
  '& > *': { maxWidth: '64rem' },
});
export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBottom: '2',
});
export const title = css({ fontFamily: 'heading', fontSize: '1.25rem', fontWeight: 'semibold' });
export const intro = css({ color: 'fg.muted', marginBottom: '5', maxWidth: 'measure.text' });
export const section = css({ marginBottom: '10' });
export const heading = css({ textStyle: 'label', fontSize: 'sm', marginBottom: '3' });
export const muted = css({ fontSize: 'xs', color: 'fg.muted' });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
export const link = css({ color: 'accent.text', textDecoration: 'underline' });

/** On small screens, rows of a table are blocks below each other, without column headings. */
export const stackedHead = css({ display: { base: 'none', md: 'table-header-group' } });
export const stackedRow = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto' },
});
export const fullWidth = css({ gridColumn: { base: '1 / -1' } });
