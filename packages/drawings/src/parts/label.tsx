import type { Point } from '../geometry.ts';

/** Width of a character in the units of the sheet, see drawing.recipe.ts. */
const characterWidth = 9.6;

interface LabelProps {
  x: number;
  y: number;
  /** The text ends at `x`. */
  end?: boolean;
  /** The middle of the text is at `x`. */
  middle?: boolean;
  children: string;
}

/** A caption. Hidden on phones, where it would be too small to read. */
export function Label({ x, y, end, middle, children }: LabelProps) {
  return (
    <text
      data-caption
      x={middle ? x - (children.length * characterWidth) / 2 : x}
      y={y}
      textAnchor={end ? 'end' : undefined}
      fill="currentColor"
      stroke="none"
    >
      {children}
    </text>
  );
}

/** A label with its middle at a point. */
export const LabelAt = ({ at: [x, y], children }: { at: Point; children: string }) => (
  <Label x={x} y={y + 5} middle>
    {children}
  </Label>
);
