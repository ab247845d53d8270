import { type StepsVariantProps, steps } from 'styled-system/recipes';

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
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
