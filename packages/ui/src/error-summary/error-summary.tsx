import type { Ref } from 'react';
import { cx } from 'styled-system/css';
import { errorSummary } from 'styled-system/recipes';

interface ErrorSummaryProps {
  title?: string;
  /** One per invalid field. `name` is the field's id. */
  errors: readonly { name: string; message: string }[];
  className?: string;
  /** Focus it after an invalid submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists the errors of a form, each a link to its field. */
export function ErrorSummary({ title = 'Please check the form', errors, className, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const classes = errorSummary();
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={cx(classes.root, className)}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={classes.link} href={`#${name}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
