import { distance, type Point, round } from '../geometry.ts';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';
import { FloorPlan, type FloorPlanRecord, PlanMark } from './floor-plan.tsx';
import { type Radio, reachOf, signalAt } from './radio.ts';

interface AccessPoint {
  id: string;
  at: Point;
  channel: number;
}

interface SurveyPoint {
  id: string;
  place: string;
  at: Point;
  /** Loss of the walls on the way in dB. */
  walls: number;
  /** Of the strongest and the second access point, in dBm. */
  measured: readonly [number, number];
}

export interface WirelessSurveyRecord extends DocumentRecord {
  plan: FloorPlanRecord;
  radio: Radio;
  /** In dBm. */
  noise: number;
  accessPoints: readonly AccessPoint[];
  points: readonly SurveyPoint[];
}

/** What a call needs: signal of the strongest and the second access point in dBm, distance from the noise in dB. */
const needed = { signal: -67, second: -75, overNoise: 25 } as const;

const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;

/** A walk survey: the modeled cells to scale, and what was measured at each point. */
export function WirelessSurvey({ sheet, notes, plan, radio, noise, accessPoints, points }: WirelessSurveyRecord) {
  const nearest = ({ at }: SurveyPoint) =>
    accessPoints.reduce((best, next) => (distance(next.at, at) < distance(best.at, at) ? next : best));
  const modeled = (point: SurveyPoint) => signalAt(radio, distance(nearest(point).at, point.at)) - point.walls;
  const isGood = ({ measured: [signal, second] }: SurveyPoint) =>
    signal >= needed.signal && second >= needed.second && signal - noise >= needed.overNoise;
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <FloorPlan name={`${sheet.name}: plan of the access points, their cells and the points measured`} plan={plan}>
        {(scale) => (
          <>
            {accessPoints.map(({ id, at }) => (
              <circle
                key={id}
                data-cell={id}
                cx={round(at[0] * scale)}
                cy={round(at[1] * scale)}
                r={round(reachOf(radio, needed.signal) * scale)}
                fill="currentColor"
                fillOpacity="0.1"
                strokeOpacity="0.5"
              />
            ))}
            {accessPoints.map(({ id, at, channel }) => (
              <PlanMark
                key={id}
                at={at}
                scale={scale}
                label={`${id}, channel ${channel}`}
                labelAt={[round(at[0] * scale), round(at[1] * scale) - 14]}
              />
            ))}
            {points.map(({ id, at }) => (
              <g key={id}>
                <path d={`M${round(at[0] * scale) - 6} ${round(at[1] * scale)}h12m-6-6v12`} data-stroke="text" />
                <text
                  x={round(at[0] * scale) + 12}
                  y={round(at[1] * scale) + 5}
                  fill="currentColor"
                  stroke="none"
                  data-halo
                >
                  {id}
                </text>
              </g>
            ))}
          </>
        )}
      </FloorPlan>
      <DocumentTable
        caption={`Points walked, at 5 GHz, noise ${signed(noise)} dBm`}
        rows={points}
        columns={[
          {
            name: 'Point',
            value: ({ id, place }) => (
              <>
                {id}
                <small>{place}</small>
              </>
            ),
          },
          { name: 'Access point', value: (point) => nearest(point).id },
          { name: 'Away', value: (point) => `${distance(nearest(point).at, point.at).toFixed(0)} ft`, isNumber: true },
          { name: 'Walls', value: ({ walls }) => `${walls} dB`, isNumber: true },
          { name: 'Modeled', value: (point) => `${signed(modeled(point))} dBm`, isNumber: true },
          {
            name: 'Measured',
            value: ({ measured: [signal] }) => <strong>{signed(signal)} dBm</strong>,
            isNumber: true,
          },
          {
            name: 'Off the model',
            value: (point) => `${signed(point.measured[0] - Math.round(modeled(point)))} dB`,
            isNumber: true,
          },
          { name: 'Second', value: ({ measured: [, second] }) => `${signed(second)} dBm`, isNumber: true },
          { name: 'Over noise', value: ({ measured: [signal] }) => `${signal - noise} dB`, isNumber: true },
          { name: 'Result', value: (point) => (isGood(point) ? 'PASS' : 'FAIL'), isResult: true },
        ]}
      />
    </DocumentSheet>
  );
}
