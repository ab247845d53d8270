import { skeleton } from 'styled-system/recipes';

interface SkeletonProps {
  lines?: number;
  /** For screen readers. */
  label?: string;
}

export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  const classes = skeleton();
  return (
    <div role="status" className={classes.root}>
      <span className={classes.label}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
