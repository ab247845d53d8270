import { type Point, polar, round } from '../geometry.ts';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';
import { FloorPlan, type FloorPlanRecord, PlanMark } from './floor-plan.tsx';
import {
  angleOfView,
  type Optics,
  perMeter,
  pixelsPerFoot,
  reachOf,
  sceneWidth,
  type ZoneName,
  zones,
} from './optics.ts';

/** Positions and lengths are in feet, x to the right and y down from a corner of the plan. */
interface PlannedCamera extends Optics {
  id: string;
  place: string;
  at: Point;
  /** Direction of the lens in degrees, clockwise from the right. */
  aim: number;
  mount: number;
  /** Optical format of the sensor in inches, e.g. `1/1.8`. */
  format: string;
  /** The density needed at a distance. */
  task: ZoneName;
  target: number;
  /** How far the view is drawn: up to a wall, a fence or the road. */
  limit: number;
}

export interface CameraCoverageRecord extends DocumentRecord {
  plan: FloorPlanRecord;
  cameras: readonly PlannedCamera[];
}

/** Height of a face above the floor in feet. */
const faceHeight = 5.5;

const feet = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ft`;

/** A plan with the fields of view to scale, divided by pixel density, and the tables it is computed from. */
export function CameraCoverage({ sheet, notes, plan, cameras }: CameraCoverageRecord) {
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <FloorPlan name={`${sheet.name}: plan of the fields of view, divided by pixels per foot`} plan={plan}>
        {(scale) => (
          <>
            {cameras.map((camera) => (
              <View key={camera.id} camera={camera} scale={scale} />
            ))}
            {cameras.map(({ id, at, aim }) => {
              const [x, y] = polar([at[0] * scale, at[1] * scale], aim, -26);
              return <PlanMark key={id} at={at} scale={scale} label={id} labelAt={[x, y + 7]} />;
            })}
          </>
        )}
      </FloorPlan>
      <DocumentTable
        caption="Cameras"
        rows={cameras}
        columns={[
          {
            name: 'Camera',
            value: ({ id, place }) => (
              <>
                {id}
                <small>{place}</small>
              </>
            ),
          },
          {
            name: 'Sensor',
            value: ({ format, pixels }) => (
              <>
                {format} in<small>{pixels.join(' × ')}</small>
              </>
            ),
          },
          { name: 'Task', value: ({ task }) => task },
          { name: 'Lens', value: ({ focal }) => `${focal} mm`, isNumber: true },
          { name: 'Horizontal view', value: (camera) => `${angleOfView(camera).toFixed(1)}°`, isNumber: true },
          { name: 'Mounted at', value: ({ mount }) => feet(mount), isNumber: true },
          { name: 'Target at', value: ({ target }) => feet(target), isNumber: true },
          { name: 'Picture width there', value: (camera) => feet(sceneWidth(camera, camera.target)), isNumber: true },
          {
            name: 'Density there',
            value: (camera) => {
              const density = pixelsPerFoot(camera, camera.target);
              return (
                <>
                  <strong>{Math.round(density)} px/ft</strong>
                  <small>{Math.round(perMeter(density))} px/m</small>
                </>
              );
            },
            isNumber: true,
          },
          {
            name: 'Down to the face',
            value: ({ mount, target }) => `${Math.round((Math.atan((mount - faceHeight) / target) * 180) / Math.PI)}°`,
            isNumber: true,
          },
        ]}
      />
      <DocumentTable
        caption="How far each camera reaches"
        rows={zones}
        columns={[
          {
            name: 'Zone',
            value: ({ name, pixelsPerMeter }) => (
              <>
                {name}, from {Math.round(pixelsPerMeter / perMeter(1))} px/ft
                <small>{Math.floor(pixelsPerMeter)} px/m</small>
                <Swatch pixelsPerMeter={pixelsPerMeter} />
              </>
            ),
          },
          ...cameras.map((camera) => ({
            name: camera.id,
            value: ({ pixelsPerMeter }: (typeof zones)[number]) => feet(reachOf(camera, pixelsPerMeter)),
            isNumber: true,
          })),
        ]}
      />
    </DocumentSheet>
  );
}

/** The tint of a zone on the plan. */
const Swatch = ({ pixelsPerMeter }: { pixelsPerMeter: number }) => (
  <svg viewBox="0 0 48 4" width="48" height="4" aria-hidden="true" fill="none">
    <path
      d="M0 0h48v4H0z"
      fill="currentColor"
      fillOpacity={tints[zones.findIndex((zone) => zone.pixelsPerMeter === pixelsPerMeter)]}
    />
  </svg>
);

/** Opacity of the tint of each zone. */
const tints = [0.46, 0.32, 0.2, 0.1] as const;

/** The zones of a camera up to its limit. A line at the end of a zone has its density. */
function View({ camera, scale }: { camera: PlannedCamera; scale: number }) {
  const radians = (camera.aim * Math.PI) / 180;
  /** Returns the point `distance` feet along the axis and `side` feet to its right. */
  const point = (distance: number, side: number): Point => [
    round((camera.at[0] + Math.cos(radians) * distance - Math.sin(radians) * side) * scale),
    round((camera.at[1] + Math.sin(radians) * distance + Math.cos(radians) * side) * scale),
  ];
  const edge = (distance: number): [Point, Point] => {
    const half = sceneWidth(camera, distance) / 2;
    return [point(distance, -half), point(distance, half)];
  };
  const reaches = zones.map(({ pixelsPerMeter }) => reachOf(camera, pixelsPerMeter));
  return (
    <g data-view={camera.id}>
      {reaches.map((reach, index) => {
        const start = reaches[index - 1] ?? 0;
        if (start >= camera.limit) return null;
        const [nearLeft, nearRight] = edge(start);
        const [farLeft, farRight] = edge(Math.min(reach, camera.limit));
        return (
          <path
            key={zones[index]?.name}
            d={`M${nearLeft}L${farLeft}L${farRight}L${nearRight}z`}
            fill="currentColor"
            fillOpacity={tints[index]}
            strokeOpacity="0.6"
          />
        );
      })}
      {reaches.map((reach, index) => {
        const [x, y] = point(reach, 0);
        return (
          reach <= camera.limit && (
            <text
              key={zones[index]?.name}
              x={x}
              y={y + 5}
              textAnchor="middle"
              fill="currentColor"
              stroke="none"
              data-caption
              data-halo
            >
              {Math.round((zones[index]?.pixelsPerMeter ?? 0) / perMeter(1))} px/ft
            </text>
          )
        );
      })}
    </g>
  );
}
