import { cx } from 'styled-system/css';
import { specList } from 'styled-system/recipes';

interface SpecListProps {
  items: readonly { term: string; details: string | readonly string[] }[];
  className?: string;
}

/** Terms and their details in ruled rows, like the table at the end of a data sheet. */
export function SpecList({ items, className }: SpecListProps) {
  const classes = specList();
  return (
    <dl className={cx(classes.root, className)}>
      {items.map(({ term, details }) => (
        <div key={term} className={classes.row}>
          <dt className={classes.term}>{term}</dt>
          {[details].flat().map((detail) => (
            <dd key={detail} className={classes.detail}>
              {detail}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
