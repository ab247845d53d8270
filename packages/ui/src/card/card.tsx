import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { type CardVariantProps, card } from 'styled-system/recipes';

type CardProps = CardVariantProps & {
  title: string;
  level?: 3 | 4;
  practice?: Practice;
  children: ReactNode;
};

export function Card({ title, level = 3, practice, tone, children }: CardProps) {
  const classes = card({ tone });
  const Heading = `h${level}` as const;
  return (
    <article data-practice={practice} className={classes.root}>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.body}>{children}</div>
    </article>
  );
}
