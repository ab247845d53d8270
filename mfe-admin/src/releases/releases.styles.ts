import { css } from 'styled-system/css';

export const section = css({
  border: 'hairline',
  borderRadius: 'control',
  marginBottom: '5',
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  borderBottom: 'hairline',
});

export const name = css({ fontFamily: 'heading', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '6',
  padding: '4',
});

export const title = css({ textStyle: 'label', fontSize: 'sm' });
export const footer = css({ marginTop: '3' });
export const column = css({ display: 'flex', flexDirection: 'column', gap: '3' });
export const heading = css({ textStyle: 'label', fontSize: 'xs', color: 'fg.muted' });

/** Teams choose version names, so they can be long. */
export const version = css({ fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' });
export const details = css({
  fontSize: 'sm',
  '& summary': { cursor: 'pointer', color: 'fg.muted', fontSize: 'xs', paddingBlock: { base: '2.5', md: '1' } },
});
