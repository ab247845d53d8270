/** Behind the content of a positioned, isolated parent. */
export const backdropRoot = {
  position: 'absolute',
  inset: '0',
  zIndex: '-1',
  overflow: 'hidden',
  pointerEvents: 'none',
  contain: 'strict',
  _print: { display: 'none' },
} as const;
