import type { ReactNode } from 'react';
import { documentSheet } from 'styled-system/recipes';
import { type Point, round } from '../geometry.ts';

/** Positions and lengths are in feet, x to the right and y down from a corner of the plan. */
export interface FloorPlanRecord {
  size: Point;
  /** Walls, curbs and fences, as SVG paths. */
  walls: string;
  /** Parking stripes, counters and other things that do not stop a view. */
  details: string;
  labels: readonly { at: Point; text: string }[];
}

/** Width of a plan in units of its SVG, and height of the row below it. */
const planWidth = 1000;
const legendHeight = 44;

interface FloorPlanProps {
  name: string;
  plan: FloorPlanRecord;
  /** In a row below the plan, from its left. */
  legend?: (y: number) => ReactNode;
  /** What is drawn on the plan, in units of its SVG: `scale` of them are a foot. */
  children: (scale: number) => ReactNode;
}

/** The plan of a floor or a site, with a scale bar. */
export function FloorPlan({ name, plan, legend, children }: FloorPlanProps) {
  const scale = planWidth / plan.size[0];
  const barFeet = plan.size[0] > 150 ? 40 : 20;
  const height = Math.round(plan.size[1] * scale);
  const [barX, barY] = [planWidth - 24, height - 20];
  return (
    <PlanView name={name} height={height + (legend ? legendHeight : 0)}>
      <g transform={`scale(${round(scale * 100) / 100})`} strokeWidth={round((1.2 / scale) * 100) / 100}>
        <path d={plan.details} data-stroke="muted" />
        <path d={plan.walls} data-stroke="text" strokeWidth={round((3 / scale) * 100) / 100} strokeLinecap="square" />
      </g>
      {/* Views end at the edge of the plan. */}
      <svg width={planWidth} height={height} aria-hidden="true">
        {children(scale)}
      </svg>
      {plan.labels.map(({ at, text }) => (
        <text
          key={`${at}`}
          x={round(at[0] * scale)}
          y={round(at[1] * scale)}
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          data-caption
          data-halo
        >
          {text}
        </text>
      ))}
      <g data-caption>
        <path d={`M${barX - barFeet * scale} ${barY}H${barX}m0-6v12M${barX - barFeet * scale} ${barY - 6}v12`} />
        <text x={barX} y={barY - 12} textAnchor="end" fill="currentColor" stroke="none" data-halo>
          {`${barFeet} ft`}
        </text>
      </g>
      {legend?.(height + 20)}
    </PlanView>
  );
}

interface PlanViewProps {
  name: string;
  /** In units of the SVG, whose width is 1000. */
  height: number;
  children: ReactNode;
}

/** A picture as wide as the sheet. On phones it scrolls sideways in itself, so that its labels can be read. */
export const PlanView = ({ name, height, children }: PlanViewProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll what has the focus
  <div className={documentSheet().scroller} tabIndex={0}>
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${planWidth} ${height}`}
      width={planWidth}
      height={height}
      className={documentSheet().plan}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  </div>
);

interface PlanMarkProps {
  at: Point;
  scale: number;
  label: string;
  /** In units of the SVG. */
  labelAt: Point;
}

/** A device on a plan: a dot with its number. */
export const PlanMark = ({ at, scale, label, labelAt: [x, y] }: PlanMarkProps) => (
  <g>
    <circle cx={round(at[0] * scale)} cy={round(at[1] * scale)} r="6" fill="currentColor" stroke="none" />
    <text x={x} y={y} textAnchor="middle" fill="currentColor" stroke="none" data-strong data-halo>
      {label}
    </text>
  </g>
);
