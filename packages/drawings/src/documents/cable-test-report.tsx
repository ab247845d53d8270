import { documentSheet } from 'styled-system/recipes';
import { round } from '../geometry.ts';
import { delayLimit, insertionLossLimit, lengthLimit, lightSpeed, limits, skewLimit } from './category-6a.ts';
import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

/** A measured value in dB at a frequency in MHz. */
interface Reading {
  /** e.g. `36-45`. */
  pairs: string;
  frequency: number;
  value: number;
}

interface Link {
  label: string;
  to: string;
  /** Of the shortest pair, in feet. */
  length: number;
  /** Worst margin of NEXT in dB. */
  headroom: number;
  remark: string;
}

export interface CableTestReportRecord extends DocumentRecord {
  /** The link that is shown in detail. */
  link: { label: string; cable: string; length: number; skew: number; insertionLoss: number; resistance: number };
  /** Nominal velocity of propagation: share of the speed of light. */
  nvp: number;
  tester: string;
  /** The worst margin of each combination of pairs. */
  next: readonly Reading[];
  psNext: Reading;
  acrF: Reading;
  psAcrF: Reading;
  returnLoss: Reading;
  links: readonly Link[];
}

interface Result {
  name: string;
  pairs: string;
  measured: string;
  limit: string;
  margin: string;
  at: string;
  passes: boolean;
}

/** A certification report: one link in detail with the limits of the standard, and the list of links. */
export function CableTestReport(record: CableTestReportRecord) {
  const { sheet, notes, link, nvp, tester, next, links } = record;
  const worst = [...next].sort((one, other) => marginOf(one) - marginOf(other))[0] as Reading;
  const results = resultsOf(record, worst);
  const verdict = results.every(({ passes }) => passes) ? 'PASS' : 'FAIL';
  return (
    <DocumentSheet sheet={sheet} notes={notes} layout="beside">
      <div className={documentSheet().block}>
        <p className={documentSheet().title}>
          Link {link.label}: <span>{verdict}</span>
        </p>
        <NextPlot readings={next} />
        <dl className={documentSheet().facts}>
          {[
            ['Headroom', `${marginOf(worst).toFixed(1)} dB (NEXT ${worst.pairs})`],
            ['Cable', link.cable],
            ['Limit', 'TIA Cat 6A permanent link'],
            ['NVP', `${(nvp * 100).toFixed(1)}%`],
            ['Tester', tester],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DocumentTable
        caption={`Measurements of link ${link.label}`}
        rows={results}
        columns={[
          {
            name: 'Measurement',
            value: ({ name, pairs }) => (
              <>
                {name}
                <small>{pairs}</small>
              </>
            ),
          },
          { name: 'Measured', value: ({ measured }) => measured, isNumber: true },
          { name: 'Limit', value: ({ limit }) => limit, isNumber: true },
          { name: 'Margin', value: ({ margin }) => margin && <strong>{margin}</strong>, isNumber: true },
          { name: 'At', value: ({ at }) => at, isNumber: true },
          { name: 'Result', value: ({ passes }) => (passes ? 'PASS' : 'FAIL'), isResult: true },
        ]}
      />
      <div className={documentSheet().across}>
        <DocumentTable
          caption="Links of this closet"
          rows={links}
          columns={[
            { name: 'Label', value: ({ label }) => label },
            { name: 'To', value: ({ to }) => to },
            { name: 'Length', value: ({ length }) => `${length} ft`, isNumber: true },
            { name: 'Delay', value: ({ length }) => `${delayOf(length, nvp)} ns`, isNumber: true },
            { name: 'Headroom', value: ({ headroom }) => `${headroom.toFixed(1)} dB`, isNumber: true },
            { name: 'Result', value: ({ headroom }) => (headroom >= 0 ? 'PASS' : 'FAIL'), isResult: true },
            { name: 'Remark', value: ({ remark }) => remark, width: 'full' },
          ]}
        />
      </div>
    </DocumentSheet>
  );
}

const marginOf = ({ frequency, value }: Reading) => value - limits.next(frequency);

/** Returns the delay of the shortest pair in nanoseconds. */
const delayOf = (length: number, nvp: number) => Math.round(length / (lightSpeed * nvp));

function resultsOf({ link, nvp, psNext, acrF, psAcrF, returnLoss }: CableTestReportRecord, next: Reading): Result[] {
  const atMost = (name: string, pairs: string, measured: number, limit: number, unit: string, at = ''): Result => ({
    name,
    pairs,
    measured: `${measured} ${unit}`,
    limit: `${limit} ${unit}`,
    margin: `${round(limit - measured)} ${unit}`,
    at,
    passes: measured <= limit,
  });
  const atLeast = (name: string, { pairs, frequency, value }: Reading, limit: number): Result => ({
    name,
    pairs: `Pair ${pairs}`,
    measured: `${value.toFixed(1)} dB`,
    limit: `${limit.toFixed(1)} dB`,
    margin: `${(round(value) - round(limit)).toFixed(1)} dB`,
    at: `${frequency.toFixed(1)} MHz`,
    passes: value >= limit,
  });
  return [
    { ...atMost('Wire map', 'All pairs', 0, 0, ''), measured: 'T568B', limit: '', margin: '' },
    atMost('Length', 'Shortest pair', link.length, lengthLimit, 'ft'),
    atMost('Propagation delay', 'Slowest pair', delayOf(link.length, nvp) + link.skew, delayLimit, 'ns'),
    atMost('Delay skew', 'Between pairs', link.skew, skewLimit, 'ns'),
    atMost('Insertion loss', 'Worst pair', link.insertionLoss, insertionLossLimit, 'dB', '500.0 MHz'),
    atLeast('NEXT', next, limits.next(next.frequency)),
    atLeast('PS NEXT', psNext, limits.psNext(psNext.frequency)),
    atLeast('ACR-F', acrF, limits.acrF(acrF.frequency)),
    atLeast('PS ACR-F', psAcrF, limits.psAcrF(psAcrF.frequency)),
    atLeast('Return loss', returnLoss, limits.returnLoss(returnLoss.frequency)),
    { ...atMost('DC loop resistance', 'Highest pair', link.resistance, 21, 'Ω') },
  ];
}

/** NEXT over frequency: the limit as a line, the worst reading of each combination of pairs as a point. */
function NextPlot({ readings }: { readings: readonly Reading[] }) {
  const [width, height, left, bottom] = [320, 220, 30, 196];
  const x = (frequency: number) => round(left + ((width - left - 8) * Math.log10(frequency / 10)) / Math.log10(50));
  const y = (loss: number) => round(bottom - ((bottom - 10) * (loss - 20)) / 50);
  const frequencies = Array.from({ length: 24 }, (_, step) => 10 * 50 ** (step / 23));
  return (
    <svg
      role="img"
      aria-label="NEXT over frequency: the worst reading of each combination of pairs is above the limit"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={documentSheet().elevation}
      fill="none"
      stroke="currentColor"
    >
      <path d={[30, 40, 50, 60, 70].map((loss) => `M${left} ${y(loss)}H${width - 8}`).join('')} data-stroke="fine" />
      <path d={[20, 50, 100, 200, 500].map((f) => `M${x(f)} 10V${bottom}`).join('')} data-stroke="fine" />
      <path d={`M${left} 10V${bottom}H${width - 8}`} data-stroke="muted" />
      <path d={`M${frequencies.map((f) => `${x(f)} ${y(limits.next(f))}`).join('L')}`} strokeWidth="2" />
      {readings.map(({ pairs, frequency, value }) => (
        <path key={pairs} d={`M${x(frequency)} ${y(limits.next(frequency))}V${y(value)}`} data-stroke="text" />
      ))}
      {readings.map(({ pairs, frequency, value }) => (
        <circle
          key={pairs}
          cx={x(frequency)}
          cy={y(value)}
          r="3"
          fill="currentColor"
          stroke="none"
          data-stroke="text"
          data-reading={pairs}
        />
      ))}
      <g fill="currentColor" stroke="none">
        {[30, 50, 70].map((loss) => (
          <text key={loss} x={left - 5} y={y(loss) + 4} textAnchor="end">
            {loss}
          </text>
        ))}
        {[10, 50, 100, 500].map((f) => (
          <text key={f} x={x(f)} y={bottom + 15} textAnchor={f === 500 ? 'end' : 'middle'}>
            {f === 500 ? '500 MHz' : f}
          </text>
        ))}
        <text x={width - 12} y="24" textAnchor="end" data-halo>
          NEXT, dB. Line: limit. Dots: readings
        </text>
      </g>
    </svg>
  );
}
