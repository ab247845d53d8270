import { round } from '../geometry.ts';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';
import { PlanView } from './floor-plan.tsx';

/** Heights of the picture in which the farthest viewer may sit: the 4-6-8 rule of AVIXA. */
const heights = { 'Small text': 4, Slides: 6, Film: 8 } as const;

interface Display {
  room: string;
  technology: string;
  /** Diagonal of a 16:9 picture in inches. */
  diagonal: number;
  shows: keyof typeof heights;
  /** Distance of the farthest viewer, and of the lower edge from the floor, in feet. */
  farthest: number;
  edge: number;
  light: string;
  mount: string;
}

export interface DisplayScheduleRecord extends DocumentRecord {
  displays: readonly Display[];
}

/** Returns the height of a 16:9 picture in feet. */
export const pictureHeight = (diagonal: number) => (diagonal * 9) / Math.hypot(16, 9) / 12;

/** Returns the distance in feet up to which viewers can read a picture. */
export const readableFrom = ({ diagonal, shows }: Pick<Display, 'diagonal' | 'shows'>) =>
  pictureHeight(diagonal) * heights[shows];

/** Displays by room: the farthest viewer in elevation to scale, and what the picture allows. */
export function DisplaySchedule({ sheet, notes, displays }: DisplayScheduleRecord) {
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <Elevation name={sheet.name} displays={displays} />
      <DocumentTable
        caption="Displays"
        rows={displays}
        columns={[
          {
            name: 'Room',
            value: ({ room, technology }) => (
              <>
                {room}
                <small>{technology}</small>
              </>
            ),
          },
          { name: 'Shows', value: ({ shows }) => shows },
          { name: 'Diagonal', value: ({ diagonal }) => `${diagonal} in`, isNumber: true },
          {
            name: 'Picture height',
            value: ({ diagonal }) => `${pictureHeight(diagonal).toFixed(1)} ft`,
            isNumber: true,
          },
          {
            name: 'Readable from',
            value: (display) => <strong>{readableFrom(display).toFixed(0)} ft</strong>,
            isNumber: true,
          },
          { name: 'Farthest viewer', value: ({ farthest }) => `${farthest} ft`, isNumber: true },
          { name: 'Light', value: ({ light }) => light },
          { name: 'Mount', value: ({ mount }) => mount, width: 'full' },
          {
            name: 'Result',
            value: (display) => (display.farthest <= readableFrom(display) ? 'PASS' : 'FAIL'),
            isResult: true,
          },
        ]}
      />
    </DocumentSheet>
  );
}

/** Units of the SVG in a foot, height of a room in feet, and where the wall with the displays is. */
const scale = 14;
const roomHeight = 11;
const wall = 40;
const eyes = 4;

/** Each room from the side: picture, farthest viewer, and the distance up to which the picture can be read. */
function Elevation({ name, displays }: { name: string; displays: readonly Display[] }) {
  const height = displays.length * roomHeight * scale;
  return (
    <PlanView name={`${name}: rooms from the side, with the farthest viewer of each picture`} height={height}>
      {displays.map((display, index) => {
        const floor = (index + 1) * roomHeight * scale - 24;
        const [bottom, top] = [display.edge, display.edge + pictureHeight(display.diagonal)].map((feet) =>
          round(floor - feet * scale),
        );
        const viewer = round(wall + display.farthest * scale);
        const eye = floor - eyes * scale;
        const limit = round(wall + readableFrom(display) * scale);
        return (
          <g key={display.room} data-room={display.room}>
            <path d={`M${wall} ${floor - 9.5 * scale}V${floor}H990`} data-stroke="muted" />
            <path
              d={`M${wall} ${top}L${viewer} ${eye}L${wall} ${bottom}z`}
              fill="currentColor"
              fillOpacity="0.16"
              stroke="none"
            />
            <path d={`M${wall} ${top}V${bottom}`} strokeWidth="6" />
            <circle cx={viewer} cy={eye} r="7" fill="currentColor" stroke="none" />
            <path d={`M${viewer} ${eye}V${floor}`} />
            <text
              x={viewer}
              y={floor + 17}
              textAnchor="middle"
              fill="currentColor"
              stroke="none"
              data-caption
              data-halo
            >
              {`${display.farthest} ft`}
            </text>
            <path d={`M${limit} ${floor - 6 * scale}V${floor}`} strokeDasharray="6 5" />
            <text
              x="990"
              y={floor - 7.4 * scale}
              textAnchor="end"
              fill="currentColor"
              stroke="none"
              data-strong
              data-halo
            >
              {display.room}
            </text>
            <text x={limit + 8} y={floor - 5 * scale} fill="currentColor" stroke="none" data-caption data-halo>
              {`readable to ${readableFrom(display).toFixed(0)} ft`}
            </text>
          </g>
        );
      })}
    </PlanView>
  );
}
