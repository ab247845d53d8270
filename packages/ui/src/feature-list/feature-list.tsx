import { cx } from 'styled-system/css';
import { type FeatureListVariantProps, featureList } from 'styled-system/recipes';
import { ArrowRightIcon, CheckIcon } from '../icon/icons.ts';
import { SmartLink } from '../link/link.tsx';
import { noWrap } from '../no-wrap/no-wrap.tsx';

interface Feature {
  title: string;
  text?: string;
  to?: string;
}

type FeatureListProps = FeatureListVariantProps & { items: readonly (string | Feature)[]; className?: string };

/** `checks`: list with check marks. `rows`: rows with borders and arrows. `columns`: titles and texts side by side. */
export function FeatureList({ items, shape = 'checks', className }: FeatureListProps) {
  const classes = featureList({ shape });
  const features = items.map((item) => (typeof item === 'string' ? { title: item } : item) satisfies Feature);
  return (
    <ul className={cx(classes.root, className)}>
      {features.map(({ title, text, to }: Feature) => (
        <li key={title} className={classes.item}>
          {shape === 'checks' && <CheckIcon className={classes.mark} aria-hidden />}
          <div className={classes.content}>
            {to ? (
              <SmartLink to={to} className={cx(classes.title, classes.link)}>
                {noWrap(title)}
              </SmartLink>
            ) : (
              <span className={classes.title}>{noWrap(title)}</span>
            )}
            {text && <p className={classes.text}>{noWrap(text)}</p>}
          </div>
          {shape === 'rows' && to && <ArrowRightIcon className={classes.mark} aria-hidden />}
        </li>
      ))}
    </ul>
  );
}
