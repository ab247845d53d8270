import { cx } from 'styled-system/css';
import { steps } from 'styled-system/recipes';

interface StepsProps {
  items: readonly { title: string; text: string }[];
  className?: string;
}

/** A numbered timeline. */
export function Steps({ items, className }: StepsProps) {
  const classes = steps();
  return (
    <ol className={cx(classes.root, className)}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <p className={classes.title}>{title}</p>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
