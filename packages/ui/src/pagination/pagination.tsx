import { cx } from 'styled-system/css';
import { pagination } from 'styled-system/recipes';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { SmartLink } from '../link/link.tsx';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
  className?: string;
}

export function Pagination({ page, pageCount, hrefOf, label = 'Pages', className }: PaginationProps) {
  const classes = pagination();
  return (
    <nav aria-label={label} className={cx(classes.root, className)}>
      {page > 1 ? (
        <SmartLink to={hrefOf(page - 1)} rel="prev" className={classes.step}>
          <ChevronLeftIcon aria-hidden />
          Newer
        </SmartLink>
      ) : (
        <span />
      )}
      <span className={classes.place} aria-current="page">
        Page {page} of {Math.max(pageCount, 1)}
      </span>
      {page < pageCount ? (
        <SmartLink to={hrefOf(page + 1)} rel="next" className={classes.step}>
          Older
          <ChevronRightIcon aria-hidden />
        </SmartLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
