import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { drawing } from 'styled-system/recipes';

export interface SheetProps {
  /** Read out instead of the drawing; without it the drawing is decoration. */
  title?: string;
  className?: string;
}

type FullSheetProps = SheetProps & {
  /** Number and name in the title block, as on an installer's plan. */
  sheet: string;
  children: ReactNode;
};

/** The paper every drawing is drawn on: 640 by 480 units, corner marks and a title block. */
export function Sheet({ sheet, title, className, children }: FullSheetProps) {
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label; a title element would show as a tooltip
    <svg
      // The picture for link previews is made from the first drawing of a page (shell/publisher/site/seo).
      data-drawing
      viewBox="0 0 640 480"
      width="640"
      height="480"
      className={cx(drawing(), className)}
      {...spoken}
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
