import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { drawing } from 'styled-system/recipes';

export interface SheetProps {
  /** Accessible name. Without one the drawing is hidden from screen readers. */
  title?: string;
  className?: string;
}

type FullSheetProps = SheetProps & {
  /** Number and name in the title block, as on an installer's plan. */
  sheet: string;
  children: ReactNode;
};

/** Frame of every drawing: 640 × 480 units, corner marks and a title block. */
export function Sheet({ sheet, title, className, children }: FullSheetProps) {
  const aria = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label; a title element would show as a tooltip
    <svg
      // The first drawing of a page is in its Open Graph image (shell/publisher/site/seo).
      data-drawing
      viewBox="0 0 640 480"
      width="640"
      height="480"
      className={cx(drawing(), className)}
      {...aria}
    >
      <g data-ink="frame">
        <path d="M1 22V1h21M618 1h21v21M639 458v21h-21M22 479H1v-21" />
        <text x="20" y="466">
          {sheet}
        </text>
      </g>
      {children}
    </svg>
  );
}
