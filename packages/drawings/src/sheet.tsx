import { createContext, type ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { drawing } from 'styled-system/recipes';
import { ScaleBar } from './parts/scale-bar.tsx';

export interface SheetProps {
  /** Without text and hidden from screen readers, for places where the text would be too small to read. */
  isCompact?: boolean;
  className?: string;
}

type FullSheetProps = SheetProps & {
  /** Unique, as on an installer's plan, such as `S-101`. Those of documents are in document-numbers.ts of @portal/testing. */
  number: string;
  /** Name in the title block. */
  name: string;
  /** Accessible name: what the drawing shows. */
  title: string;
  /** Units of the sheet in one foot. Without it the sheet is a diagram without lengths. */
  unitsPerFoot?: number;
  children: ReactNode;
};

/** Units of the sheet in one foot. */
export const SheetScale = createContext(1);

/** Frame of every drawing: 640 × 480 units, corner marks, a title block and the scale. */
export function Sheet({ number, name, title, unitsPerFoot, isCompact, className, children }: FullSheetProps) {
  const aria = isCompact ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label; a title element would show as a tooltip
    <svg
      // Without its style sheet, a drawing would be a black square.
      fill="none"
      stroke="currentColor"
      // The first drawing of a page is in its Open Graph image (shell/publisher/site/seo).
      data-drawing
      data-compact={isCompact || undefined}
      viewBox="0 0 640 480"
      width="640"
      height="480"
      className={cx(drawing(), className)}
      {...aria}
    >
      <g data-stroke="frame">
        <path d="M1 22V1h21M618 1h21v21M639 458v21h-21M22 479H1v-21" />
        <text x="20" y="464" fill="currentColor" stroke="none">
          {`${number} ${name}`}
        </text>
        {unitsPerFoot && <ScaleBar unitsPerFoot={unitsPerFoot} />}
      </g>
      <SheetScale value={unitsPerFoot ?? 1}>{children}</SheetScale>
    </svg>
  );
}
