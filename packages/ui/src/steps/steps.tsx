import { type StepsVariantProps, steps } from 'styled-system/recipes';
import { noWrap } from '../no-wrap/no-wrap.tsx';

type StepsProps = StepsVariantProps & {
  items: readonly { title: string; text: string }[];
};

/** Numbered steps. `timeline`: below each other with a line. `row`: side by side, for four. `grid`: in two columns. */
export function Steps({ items, shape }: StepsProps) {
  const classes = steps({ shape });
  return (
    <ol className={classes.root}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <p className={classes.title}>{title}</p>
          <p className={classes.text}>{noWrap(text)}</p>
        </li>
      ))}
    </ol>
  );
}
