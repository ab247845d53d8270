import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { type CardVariantProps, card } from 'styled-system/recipes';
import { SmartLink } from '../link/link.tsx';

type CardProps = CardVariantProps & {
  title?: ReactNode;
  level?: 2 | 3 | 4;
  icon?: ReactNode;
  practice?: Practice;
  /** The title is the link, and the whole card can be clicked. */
  to?: string;
  footer?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
};

export function Card({ title, level = 3, icon, practice, to, tone, footer, id, className, children }: CardProps) {
  const classes = card({ tone });
  const Heading = `h${level}` as const;
  return (
    <article id={id} data-practice={practice} data-link={to ? true : undefined} className={cx(classes.root, className)}>
      {icon && <div className={classes.icon}>{icon}</div>}
      {title && (
        <Heading className={classes.title}>
          {to ? (
            <SmartLink to={to} className={classes.link}>
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </Heading>
      )}
      {children && <div className={classes.body}>{children}</div>}
      {footer && <div className={classes.footer}>{footer}</div>}
    </article>
  );
}
