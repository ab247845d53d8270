import { css, cx } from 'styled-system/css';
import { iconButton } from '../shared.styles.ts';

export const scroll = css({
  flex: '1',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _focusVisible: { outlineOffset: '-2px' },
});

export const list = css({
  fontSize: 'xs',
  '&[aria-busy=true]': { opacity: '0.6' },
  '& time': { fontVariantNumeric: 'tabular-nums' },
});

/** One line from medium screens up, on small ones a card of two lines, and a third if something is due. */
export const row = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: {
    base: 'auto auto minmax(0, 1fr) auto auto',
    md: 'auto minmax(0, 13rem) minmax(0, 1fr) auto auto 10.5rem auto 3.5rem',
    xl: 'auto minmax(0, 20rem) minmax(0, 1fr) auto auto 10.5rem auto 3.5rem',
  },
  gridTemplateAreas: {
    base: '"select status person time call" "select practice message owner call" "select . due due call"',
    md: '"select person message practice status due owner time"',
  },
  columnGap: { base: '2', md: '3' },
  rowGap: '0.5',
  minHeight: { md: 'tap' },
  paddingInline: { base: '2', md: '4' },
  paddingBlock: { base: '2', md: '0' },
  borderBottom: 'hairline',
  '&:not([data-active], [data-selected]):hover': { bg: 'bg.sunken' },
  '&:is([data-active], [data-selected])': { bg: 'accent.soft' },
  '&[data-active]': { boxShadow: 'inset 3px 0 0 {colors.accent}' },
});

export const select = css({
  gridArea: 'select',
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '6' },
  height: { base: 'tap', md: '6' },
  marginInline: { base: '-2', md: '0' },
  cursor: 'pointer',
  position: 'relative',
  zIndex: 'raised',
  '& input': { width: '4', height: '4', cursor: 'pointer', accentColor: '{colors.accent}' },
});

export const message = css({ gridArea: 'message', truncate: true, color: 'fg.muted' });

/** Before the message: what is unusual about the lead. */
export const flag = css({ fontWeight: 'semibold', color: 'fg', marginInlineEnd: '2' });
export const failure = css({ color: 'danger.text', marginInlineEnd: '2', '& svg': { verticalAlign: 'text-bottom' } });

export const practice = css({ gridArea: 'practice', display: 'flex', width: '3' });
export const status = css({ gridArea: 'status', display: 'flex', alignItems: 'center' });
/** Below each other in all rows. */
export const value = css({
  xlDown: { display: 'none' },
  width: '3.75rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const due = css({ gridArea: 'due', display: 'flex', minWidth: '0' });
export const owner = css({ gridArea: 'owner', justifySelf: 'end', '& > *': { display: 'flex' } });
export const time = css({ gridArea: 'time', textAlign: 'end', color: 'fg.muted', whiteSpace: 'nowrap' });

export const call = cx(
  iconButton,
  css({ gridArea: 'call', hideFrom: 'md', position: 'relative', zIndex: 'raised', color: 'accent.text!' }),
);
