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
      <FloorPlan
        name={`${sheet.name}: plan of the fields of view, divided by pixels per foot`}
        plan={plan}
        legend={(y) => <Legend y={y} />}
      >
        {(scale) => (
          <>
            <Hatches />
            {cameras.map((camera) => (
              <View key={camera.id} camera={camera} scale={scale} />
            ))}
            {cameras.map(({ id, at, aim, target, limit }) => (
              <Target key={id} at={polar(at, aim, Math.min(target, limit - 3))} aim={aim} scale={scale} />
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
          { name: 'Scene width', value: (camera) => feet(sceneWidth(camera, camera.target)), isNumber: true },
          {
            name: 'Pixel density',
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
            name: 'Angle to face',
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

/** Opacity of the tint of each zone, and the distance of its hatch lines: the nearer, the denser. */
const tints = [0.62, 0.42, 0.26, 0.12] as const;
const hatches = [5, 9, 14] as const;

const Hatches = () => (
  <defs>
    {hatches.map((gap, index) => (
      <pattern
        key={gap}
        id={`zone-${index}`}
        width={gap}
        height={gap}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${index % 2 ? -45 : 45})`}
      >
        <path d={`M0 0V${gap}`} />
      </pattern>
    ))}
  </defs>
);

/** The area of a zone: a tint and, but for the last one, a hatch. */
const Zone = ({ d, index }: { d: string; index: number }) => (
  <>
    <path d={d} data-fill="light" fill="currentColor" fillOpacity={tints[index]} strokeOpacity="0.6" />
    {hatches[index] && <path d={d} fill={`url(#zone-${index})`} stroke="none" fillOpacity="0.5" />}
  </>
);

/** What the zones and symbols mean, with the north arrow. */
const Legend = ({ y }: { y: number }) => (
  <g>
    {zones.map(({ name, pixelsPerMeter }, index) => {
      const x = 4 + index * 208;
      return (
        <g key={name}>
          <Zone d={`M${x} ${y}h30v18h-30z`} index={index} />
          <text x={x + 38} y={y + 14} fill="currentColor" stroke="none">
            {`${name}, ${Math.round(pixelsPerMeter / perMeter(1))}`}
          </text>
        </g>
      );
    })}
    <path d={`M850 ${y + 9}h34`} strokeDasharray="3 5" />
    <text x="892" y={y + 14} fill="currentColor" stroke="none">
      20 ft
    </text>
    <path d={`M978 ${y + 20}v-22m-6 8l6-8l6 8`} data-stroke="text" />
    <text x="960" y={y + 14} textAnchor="end" fill="currentColor" stroke="none" data-strong>
      N
    </text>
  </g>
);

/** The person that the camera has to see, from above. */
const Target = ({ at: [x, y], aim, scale }: { at: Point; aim: number; scale: number }) => (
  <g transform={`translate(${round(x * scale)} ${round(y * scale)}) rotate(${aim})`} data-stroke="text">
    <rect x="-5" y="-11" width="10" height="22" rx="5" data-fill="paper" />
    <circle r="5" fill="currentColor" stroke="none" />
  </g>
);

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
    <g>
      {reaches.map((reach, index) => {
        const start = reaches[index - 1] ?? 0;
        if (start >= camera.limit) return null;
        const [nearLeft, nearRight] = edge(start);
        const [farLeft, farRight] = edge(Math.min(reach, camera.limit));
        return <Zone key={zones[index]?.name} d={`M${nearLeft}L${farLeft}L${farRight}L${nearRight}z`} index={index} />;
      })}
      <path
        d={Array.from({ length: Math.floor((camera.limit - 1) / 20) }, (_, ring) => edge((ring + 1) * 20))
          .map(([left, right]) => `M${left}L${right}`)
          .join('')}
        strokeDasharray="3 5"
      />
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
