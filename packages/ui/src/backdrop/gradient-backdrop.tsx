import { gradientBackdrop } from 'styled-system/recipes';

/** Four moving glows in the colors of the practices, behind a positioned, isolated parent. */
export function GradientBackdrop() {
  const classes = gradientBackdrop();
  return (
    <div className={classes.root} aria-hidden>
      <div className={classes.first} />
      <div className={classes.second} />
      <div className={classes.third} />
      <div className={classes.fourth} />
    </div>
  );
}
