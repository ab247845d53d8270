import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';
import { terabytesOf } from './system-size.ts';

interface Option {
  name: string;
  scope: string;
  cameras: number;
  doors: number;
  accessPoints: number;
  /** Days that video is kept. */
  days: number;
}

interface Line {
  item: string;
  reason: string;
  /** In the order of the options. */
  values: readonly [string, string, string];
}

export interface ProposalRecord extends DocumentRecord {
  options: readonly [Option, Option, Option];
  /** Average bit rate of a camera in Mbps. */
  bitRate: number;
  lines: readonly Line[];
}

/** A page of a proposal: three scopes compared line by line. Amounts of cable and storage follow from the scope. */
export function Proposal({ sheet, notes, options, bitRate, lines }: ProposalRecord) {
  const each = (value: (option: Option) => string | number): Line['values'] => {
    const [first, second, third] = options;
    return [`${value(first)}`, `${value(second)}`, `${value(third)}`];
  };
  const rows: Line[] = [
    { item: 'Scope', reason: 'In one line', values: each(({ scope }) => scope) },
    { item: 'Cameras', reason: 'One view per question', values: each(({ cameras }) => cameras) },
    { item: 'Doors and gates', reason: 'Reader, lock, contact and exit', values: each(({ doors }) => doors) },
    { item: 'Wireless access points', reason: 'After a survey', values: each(({ accessPoints }) => accessPoints) },
    {
      item: 'Cable drops, tested',
      reason: 'One for each device',
      values: each(({ cameras, doors, accessPoints }) => cameras + doors + accessPoints),
    },
    {
      item: 'Video storage',
      reason: `${bitRate} Mbps for each camera`,
      values: each(
        (option) => `${option.days} days, ${terabytesOf(option.cameras, option.days, bitRate).toFixed(1)} TB`,
      ),
    },
    ...lines,
  ];
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <DocumentTable
        caption={sheet.name}
        rows={rows}
        columns={[
          {
            name: 'Line',
            value: ({ item, reason }) => (
              <>
                {item}
                <small>{reason}</small>
              </>
            ),
          },
          ...options.map(({ name }, index) => ({
            name,
            value: ({ values }: Line) => values[index] ?? '',
            width: 'third' as const,
          })),
        ]}
      />
    </DocumentSheet>
  );
}
