import { scanBackdrop } from 'styled-system/recipes';

/** Two moving lines over a grid, behind a positioned, isolated parent. */
export function ScanBackdrop() {
  const classes = scanBackdrop();
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.first} />
      <div className={classes.second} />
    </div>
  );
}
