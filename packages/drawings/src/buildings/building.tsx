import { type Practice, practices } from '@portal/contracts/practices';
import type { ReactNode } from 'react';
import { building } from 'styled-system/recipes';

export interface BuildingProps {
  /** Without labels and controls, and hidden from screen readers. */
  isCompact?: boolean;
}

type FullBuildingProps = BuildingProps & {
  /** Accessible name: what the drawing shows. */
  title: string;
  /** Left and right of the building, where the window is wide enough. */
  surroundings: ReactNode;
  children: ReactNode;
};

/**
 * A building in section, 640 × 480 units, with one `System` per practice. Its controls, and labels for `system-PRACTICE` elsewhere in the same
 * `section`, light one system. That needs no script, see building.recipe.ts. One per page.
 */
export function Building({ isCompact, title, surroundings, children }: FullBuildingProps) {
  const classes = building();
  const aria = isCompact ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by its label; a title element would show as a tooltip */}
      <svg
        // Without its style sheet, a drawing would be a black square.
        fill="none"
        stroke="currentColor"
        // The first drawing of a page is in its Open Graph image (shell/publisher/site/seo), without surroundings and details.
        data-drawing
        data-compact={isCompact || undefined}
        viewBox="0 0 640 480"
        width="640"
        height="480"
        className={classes.drawing}
        {...aria}
      >
        <g data-surroundings>{surroundings}</g>
        {children}
      </svg>
      {!isCompact && (
        <fieldset className={classes.key}>
          <legend>Show one system</legend>
          {practices.map(({ id, name }) => (
            <label key={id} data-practice={id}>
              <input type="radio" id={`system-${id}`} name="system" value={id} />
              {name}
            </label>
          ))}
          <label>
            <input type="radio" id="system-all" name="system" value="all" defaultChecked />
            All four
          </label>
        </fieldset>
      )}
    </div>
  );
}

interface SystemProps {
  practice: Practice;
  children: ReactNode;
}

export const System = ({ practice, children }: SystemProps) => (
  <g data-practice={practice} data-system>
    {children}
  </g>
);

interface LabelProps {
  x: number;
  y: number;
  /** The text ends at `x`. */
  end?: boolean;
  /** Left out on phones. */
  isDetail?: boolean;
  children: string;
}

export const Label = ({ x, y, end, isDetail, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor={end ? 'end' : undefined}
    data-detail={isDetail || undefined}
    fill="currentColor"
    stroke="none"
  >
    {children}
  </text>
);
