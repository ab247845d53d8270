import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface Door {
  number: string;
  location: string;
  /** Material, size, handing and fire rating. */
  opening: string;
  reader: string;
  lock: string;
  /** What the lock does without power. */
  mode: 'Fail-secure' | 'Fail-safe';
  /** Current of the lock at the supply's voltage. */
  amps: number;
  exit: string;
  contact: string;
  fireAlarm: string;
  schedule: string;
  remarks: string;
}

export interface DoorScheduleRecord extends DocumentRecord {
  doors: readonly Door[];
  supply: { volts: number; amps: number };
}

/** A door schedule: one row for each opening, and the load of its locks on their power supply. */
export function DoorSchedule({ sheet, notes, doors, supply }: DoorScheduleRecord) {
  const load = doors.reduce((sum, { amps }) => sum + amps, 0);
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <DocumentTable
        caption="Door schedule"
        rows={doors}
        columns={[
          { name: 'Door', value: ({ number, location }) => <Pair of={number} and={location} /> },
          { name: 'Opening', value: ({ opening }) => opening },
          { name: 'Reader', value: ({ reader }) => reader },
          { name: 'Lock', value: ({ lock }) => lock },
          { name: 'Without power', value: ({ mode }) => (mode === 'Fail-safe' ? <span data-mark>{mode}</span> : mode) },
          { name: 'Exit (REX)', value: ({ exit }) => exit },
          { name: 'Contact', value: ({ contact }) => contact },
          { name: 'Fire alarm', value: ({ fireAlarm }) => fireAlarm },
          { name: 'Unlock schedule', value: ({ schedule }) => schedule },
          { name: 'Remarks', value: ({ remarks }) => remarks, width: 'full' },
          { name: `A at ${supply.volts} VDC`, value: ({ amps }) => amps.toFixed(2), isNumber: true, width: 'full' },
        ]}
        total={{
          name: `All locks energized: ${Math.round((load / supply.amps) * 100)}% of the ${supply.amps} A lock power supply`,
          values: [load.toFixed(2)],
        }}
      />
    </DocumentSheet>
  );
}

const Pair = ({ of, and }: { of: string; and: string }) => (
  <>
    {of}
    <small>{and}</small>
  </>
);
