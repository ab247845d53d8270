import { cx } from 'styled-system/css';
import { statRow } from 'styled-system/recipes';

interface StatRowProps {
  stats: readonly { value: string; label: string }[];
  className?: string;
}

export function StatRow({ stats, className }: StatRowProps) {
  const classes = statRow();
  return (
    <dl className={cx(classes.root, className)}>
      {stats.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
