import type { Point } from '../geometry.ts';
import { round } from '../geometry.ts';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';
import { FloorPlan, type FloorPlanRecord } from './floor-plan.tsx';
import { coverageOf, type Loudspeaker } from './loudspeaker.ts';

interface AudioZone extends Loudspeaker {
  name: string;
  model: string;
  /** Where its loudspeakers are on the plan. */
  at: readonly Point[];
  /** Tap of each on the 70-volt line in watts. */
  tap: number;
  level: string;
  control: string;
}

export interface LoudspeakerScheduleRecord extends DocumentRecord {
  plan: FloorPlanRecord;
  zones: readonly AudioZone[];
  /** Power of the amplifier in watts. */
  amplifier: number;
}

/** Loudspeakers by zone: their circles to scale, and their load on a 70-volt line. */
export function LoudspeakerSchedule({ sheet, notes, plan, zones, amplifier }: LoudspeakerScheduleRecord) {
  const loadOf = ({ at, tap }: AudioZone) => at.length * tap;
  const load = zones.reduce((sum, zone) => sum + loadOf(zone), 0);
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <FloorPlan name={`${sheet.name}: plan of the loudspeakers and what each covers`} plan={plan}>
        {(scale) =>
          zones.map((zone) => (
            <g key={zone.name} data-zone={zone.name}>
              {zone.at.map(([x, y]) => (
                <g key={`${x},${y}`}>
                  <circle
                    cx={round(x * scale)}
                    cy={round(y * scale)}
                    r={round((coverageOf(zone) / 2) * scale)}
                    fill="currentColor"
                    fillOpacity="0.12"
                    strokeOpacity="0.5"
                  />
                  <circle cx={round(x * scale)} cy={round(y * scale)} r="5" fill="currentColor" stroke="none" />
                </g>
              ))}
            </g>
          ))
        }
      </FloorPlan>
      <DocumentTable
        caption="Zones on the 70-volt line"
        rows={zones}
        columns={[
          {
            name: 'Zone',
            value: ({ name, model }) => (
              <>
                {name}
                <small>{model}</small>
              </>
            ),
          },
          { name: 'Ceiling', value: ({ ceiling }) => `${ceiling} ft`, isNumber: true },
          { name: 'Ears', value: ({ ears }) => `${ears} ft`, isNumber: true },
          { name: 'Angle', value: ({ angle }) => `${angle}°`, isNumber: true },
          {
            name: 'Circle at the ears',
            value: (zone) => <strong>{coverageOf(zone).toFixed(1)} ft</strong>,
            isNumber: true,
          },
          { name: 'Number', value: ({ at }) => at.length, isNumber: true },
          { name: 'Tap', value: ({ tap }) => `${tap} W`, isNumber: true },
          { name: 'Level', value: ({ level }) => level },
          { name: 'Control', value: ({ control }) => control, width: 'full' },
          { name: 'Load', value: (zone) => `${loadOf(zone)} W`, isNumber: true },
        ]}
        total={{
          name: `All zones: ${Math.round((load / amplifier) * 100)}% of the ${amplifier} W amplifier`,
          values: [`${load} W`],
        }}
      />
    </DocumentSheet>
  );
}
