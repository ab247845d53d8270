import type { Practice } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { type BadgeVariantProps, badge } from 'styled-system/recipes';

type BadgeProps = BadgeVariantProps & { practice?: Practice; className?: string; children: ReactNode };

export function Badge({ tone, practice, className, children }: BadgeProps) {
  return (
    <span data-practice={practice} className={cx(badge({ tone }), className)}>
      {children}
    </span>
  );
}
