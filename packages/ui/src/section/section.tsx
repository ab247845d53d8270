import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { section } from 'styled-system/recipes';

interface SectionProps {
  ground?: 'paper' | 'ink';
  /** A step deeper than the ground, for a section beside another of the same ground. */
  sunken?: boolean;
  practice?: Practice;
  eyebrow?: string;
  title?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** `stack`: heading above. `split`: words beside `drawing`. `sticky`: the heading stays while the list scrolls. */
  layout?: 'stack' | 'split' | 'sticky';
  drawing?: ReactNode;
  /** Swaps the sides of a split. */
  flip?: boolean;
  /** Children of a stack go from edge to edge. */
  bleed?: boolean;
  level?: 2 | 3;
  id?: string;
  className?: string;
  children?: ReactNode;
}

export function Section({
  ground = 'paper',
  sunken,
  practice,
  eyebrow,
  title,
  intro,
  actions,
  layout = 'stack',
  drawing,
  flip,
  bleed,
  level = 2,
  id,
  className,
  children,
}: SectionProps) {
  const classes = section({ layout, sunken, flip, bleed });
  const Heading = `h${level}` as const;
  const head = (eyebrow || title || intro) && (
    <div className={classes.head}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      {title && <Heading className={classes.title}>{title}</Heading>}
      {intro && <div className={classes.intro}>{intro}</div>}
      {layout !== 'split' && actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
  return (
    <section id={id} data-ground={ground} data-practice={practice} className={cx(classes.root, className)}>
      <div className={classes.inner}>
        {layout === 'split' ? (
          <>
            <div className={classes.words}>
              {head}
              {children}
              {actions && <div className={classes.actions}>{actions}</div>}
            </div>
            <div className={classes.drawing}>{drawing}</div>
          </>
        ) : (
          <>
            {head}
            {children && <div className={classes.body}>{children}</div>}
          </>
        )}
      </div>
    </section>
  );
}
