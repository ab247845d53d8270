import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { section } from 'styled-system/recipes';
import { noWrap } from '../no-wrap/no-wrap.tsx';

interface SectionProps {
  colorMode?: 'light' | 'dark';
  /** A slightly darker background, to distinguish adjacent sections. */
  sunken?: boolean;
  practice?: Practice;
  eyebrow?: string;
  title?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** `split`: text beside `drawing`. `sticky`: heading beside, sticky while scrolling. Without one the heading is above. */
  layout?: 'split' | 'sticky';
  drawing?: ReactNode;
  /** Swaps the sides of `split`. */
  flip?: boolean;
  /** Children below the heading have the full width. */
  bleed?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

export function Section({
  colorMode = 'light',
  sunken,
  practice,
  eyebrow,
  title,
  intro,
  actions,
  layout,
  drawing,
  flip,
  bleed,
  id,
  className,
  children,
}: SectionProps) {
  const classes = section({ layout, sunken, flip, bleed });
  const head = (eyebrow || title || intro) && (
    <div className={classes.head}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      {title && <h2 className={classes.title}>{title}</h2>}
      {intro && <div className={classes.intro}>{noWrap(intro)}</div>}
      {layout !== 'split' && actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
  return (
    <section id={id} data-color-mode={colorMode} data-practice={practice} className={cx(classes.root, className)}>
      <div className={classes.inner}>
        {layout === 'split' ? (
          <>
            <div className={classes.content}>
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
