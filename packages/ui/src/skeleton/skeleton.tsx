import { cx } from 'styled-system/css';
import { skeleton } from 'styled-system/recipes';

interface SkeletonProps {
  lines?: number;
  /** For screen readers. */
  label?: string;
  className?: string;
}

export function Skeleton({ lines = 3, label = 'Loading', className }: SkeletonProps) {
  const classes = skeleton();
  return (
    <div role="status" className={cx(classes.root, className)}>
      <span className={classes.label}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}
