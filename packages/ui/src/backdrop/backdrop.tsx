import { backdrop } from 'styled-system/recipes';

interface BackdropProps {
  /** `gradient`: home page. `scan`: two moving lines over a grid. */
  kind?: 'gradient' | 'scan';
}

/** Animated background of a positioned, isolated parent. */
export function Backdrop({ kind = 'scan' }: BackdropProps) {
  const classes = backdrop({ kind });
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.first} />
      <div className={classes.second} />
      {kind === 'gradient' && (
        <>
          <div className={classes.third} />
          <div className={classes.fourth} />
        </>
      )}
    </div>
  );
}
