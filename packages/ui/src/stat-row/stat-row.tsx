import { cx } from 'styled-system/css';
import { statRow } from 'styled-system/recipes';

interface StatRowProps {
  stats: readonly { value: string; label: string }[];
  className?: string;
}

/** Each value is followed by what it measures: the labels are written to be read after the value. */
export function StatRow({ stats, className }: StatRowProps) {
  const classes = statRow();
  return (
    <dl className={cx(classes.root, className)}>
      {stats.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.value}>{value}</dt>
          <dd className={classes.label}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
