import { documentSheet } from 'styled-system/recipes';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface PoeLoad {
  device: string;
  count: number;
  /** Of one device, at the switch port. */
  watts: number;
}

interface RackItem {
  name: string;
  /** Lowest unit, counted from the bottom, and the number of units. */
  unit: number;
  height: number;
  kind: 'panel' | 'manager' | 'switch' | 'device' | 'power';
  /** What the table says about ports or purpose. */
  detail: string;
  /** Without what leaves its PoE ports. */
  watts?: number;
  poe?: { budget: number; loads: readonly PoeLoad[] };
}

export interface RackElevationRecord extends DocumentRecord {
  units: number;
  items: readonly RackItem[];
  /** Continuous rating of the UPS in watts. */
  supply: number;
}

/** Losses of the power supplies that feed PoE ports. */
const conversion = 1.1;

const poeWatts = ({ poe }: RackItem) => poe?.loads.reduce((sum, { count, watts }) => sum + count * watts, 0) ?? 0;
const loadOf = (item: RackItem) => Math.round((item.watts ?? 0) + poeWatts(item) * conversion);
const watts = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}\u00a0W`;
const unitsOf = ({ unit, height }: RackItem) => (height > 1 ? `U${unit}–${unit + height - 1}` : `U${unit}`);

/** A rack from the front, its equipment with loads, and the PoE budget of each switch. */
export function RackElevation({ sheet, notes, units, items, supply }: RackElevationRecord) {
  const load = items.reduce((sum, item) => sum + loadOf(item), 0);
  return (
    <DocumentSheet sheet={sheet} notes={notes} layout="beside">
      <Elevation name={sheet.name} units={units} items={items} />
      <div className={documentSheet().block}>
        <DocumentTable
          caption="Equipment, from the top"
          rows={[...items].sort((one, other) => other.unit - one.unit)}
          columns={[
            { name: 'Equipment', value: ({ name }) => name },
            { name: 'Units', value: unitsOf, width: 'third' },
            { name: 'Detail', value: ({ detail }) => detail },
            {
              name: 'Load',
              value: (item) => (loadOf(item) ? watts(loadOf(item)) : ''),
              isNumber: true,
              isResult: true,
            },
          ]}
          total={{
            name: `Load on the UPS: ${Math.round((load / supply) * 100)}% of ${watts(supply)}, ${Math.round(load * 3.412).toLocaleString('en-US')} BTU/h of heat`,
            values: [watts(load)],
          }}
        />
        {items.map(
          (item) =>
            item.poe && (
              <DocumentTable
                key={item.unit}
                caption={`PoE budget, ${item.name}`}
                rows={item.poe.loads}
                columns={[
                  { name: 'Device', value: ({ device }) => device },
                  { name: 'Count', value: ({ count }) => count, isNumber: true },
                  { name: 'Each', value: (each) => watts(each.watts), isNumber: true },
                  { name: 'Together', value: (all) => watts(all.count * all.watts), isNumber: true },
                ]}
                total={{
                  name: `${Math.round((poeWatts(item) / item.poe.budget) * 100)}% of ${watts(item.poe.budget)}; ${watts(item.poe.budget - poeWatts(item))} in reserve`,
                  values: [watts(poeWatts(item))],
                }}
              />
            ),
        )}
      </div>
    </DocumentSheet>
  );
}

/** Height of a unit in the picture. */
const pitch = 21;

function Elevation({ name, units, items }: Pick<RackElevationRecord, 'units' | 'items'> & { name: string }) {
  const height = units * pitch;
  const top = ({ unit, height: own }: RackItem) => 8 + (units - unit - own + 1) * pitch;
  const numbers = Array.from({ length: units }, (_, index) => units - index);
  return (
    <svg
      role="img"
      aria-label={`${name}: front of the rack, ${units} units numbered from the bottom`}
      viewBox={`0 0 320 ${height + 16}`}
      width="320"
      height={height + 16}
      className={documentSheet().elevation}
      fill="none"
      stroke="currentColor"
    >
      <path d={`M36 ${8 + pitch}H308${`m-272 ${pitch}h272`.repeat(units - 2)}`} data-stroke="fine" />
      {items.map((item) => (
        <g key={item.unit} data-item={item.unit}>
          <rect
            x="36"
            y={top(item) + 1}
            width="272"
            height={item.height * pitch - 2}
            data-fill={item.kind === 'manager' || item.kind === 'power' ? 'soft' : 'paper'}
            data-stroke={item.kind === 'switch' ? undefined : 'muted'}
          />
          {(item.kind === 'panel' || item.kind === 'switch') && (
            <path
              d={`M180 ${top(item) + 7}h119m-119 7h119`}
              strokeWidth="5"
              strokeDasharray="4 1"
              data-stroke={item.kind === 'switch' ? undefined : 'muted'}
            />
          )}
        </g>
      ))}
      <path d={`M34 4v${height + 8}M310 4v${height + 8}`} strokeWidth="3" data-stroke="muted" />
      <g fill="currentColor" stroke="none">
        {numbers.map((unit, index) => (
          <text key={unit} x="26" y={8 + index * pitch + 15} textAnchor="end">
            {unit}
          </text>
        ))}
        {items.map((item) => (
          <text key={item.unit} x="44" y={top(item) + (item.height * pitch) / 2 + 4} data-strong>
            {item.name}
          </text>
        ))}
      </g>
    </svg>
  );
}
