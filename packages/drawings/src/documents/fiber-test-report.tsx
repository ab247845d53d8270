import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface Strand {
  label: string;
  /** In feet. */
  length: number;
  /** Measured loss in dB at 850 and 1300 nm. */
  loss: readonly [number, number];
  remark: string;
}

export interface FiberTestReportRecord extends DocumentRecord {
  link: string;
  /** Mated pairs of connectors, and splices. */
  connections: number;
  splices: number;
  strands: readonly Strand[];
}

/** Maxima of ANSI/TIA-568.3-D: dB per kilometer of OM4 at 850 and 1300 nm, dB per mated pair and per splice. */
const attenuation = [3, 1.5] as const;
const connectionLoss = 0.75;
const spliceLoss = 0.3;

const kilometers = (feet: number) => feet * 0.0003048;

/** A loss test of multimode fiber: the limit of each strand follows from its length and its connections. */
export function FiberTestReport({ sheet, notes, link, connections, splices, strands }: FiberTestReportRecord) {
  const limit = ({ length }: Strand, wavelength: 0 | 1) =>
    kilometers(length) * attenuation[wavelength] + connections * connectionLoss + splices * spliceLoss;
  const isWithin = (strand: Strand) => strand.loss[0] <= limit(strand, 0) && strand.loss[1] <= limit(strand, 1);
  const lossColumns = ([0, 1] as const).flatMap((wavelength) => {
    const unit = wavelength ? '1300 nm' : '850 nm';
    return [
      { name: `Loss, ${unit}`, value: ({ loss }: Strand) => `${loss[wavelength].toFixed(2)} dB`, isNumber: true },
      {
        name: `Limit, ${unit}`,
        value: (strand: Strand) => `${limit(strand, wavelength).toFixed(2)} dB`,
        isNumber: true,
      },
      {
        name: `Margin, ${unit}`,
        value: (strand: Strand) => (
          <strong>{(limit(strand, wavelength) - strand.loss[wavelength]).toFixed(2)} dB</strong>
        ),
        isNumber: true,
      },
    ];
  });
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <DocumentTable
        caption={`${link}: ${connections} mated pairs, ${splices || 'no'} splices`}
        rows={strands}
        columns={[
          { name: 'Strand', value: ({ label }) => label },
          {
            name: 'Length',
            value: ({ length }) => (
              <>
                {length} ft
                <small>{Math.round(kilometers(length) * 1000)} m</small>
              </>
            ),
            isNumber: true,
          },
          ...lossColumns,
          { name: 'Result', value: (strand) => (isWithin(strand) ? 'PASS' : 'FAIL'), isResult: true },
          { name: 'Remark', value: ({ remark }) => remark, width: 'full' },
        ]}
      />
    </DocumentSheet>
  );
}
