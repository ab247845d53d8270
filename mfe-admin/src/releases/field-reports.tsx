import type { ReleaseStatus } from '@portal/contracts/release-status';
import { queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { FieldRelease, FieldSignature } from '@portal/staff-client/field-release';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { formatCount, formatShare } from '../numbers.ts';
import { heading, muted, section, text } from '../shared.styles.ts';
import { failureKinds } from './failure-kinds.content.ts';
import { column, details, version } from './releases.styles.ts';

const card = css({ border: 'hairline', borderRadius: 'control', padding: '4', marginBottom: '4' });
const table = css({
  width: 'full',
  maxWidth: '40rem',
  tableLayout: 'fixed',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 'medium', paddingInlineEnd: '3', verticalAlign: 'top' },
  '& tbody th': { color: 'fg.muted' },
  '& :is(th, td)': { paddingBlock: '1', overflowWrap: 'anywhere' },
});
const failure = css({ paddingInlineStart: '3', borderInlineStart: 'danger' });

/** What browsers reported about the live release of every remote, beside the one before. */
export function FieldReports({ statuses }: { statuses: ReleaseStatus[] }) {
  const query = useQuery(fieldReportsQuery);
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        In visitors’ browsers
      </h2>
      <p className={text}>
        Counted for 90 days, without visitors. Three of four views are at most as slow as the times. Browsers that ask
        not to be tracked report nothing.
      </p>
      <Loaded query={query} what="field reports" lines={6}>
        {(releases) => (
          <>
            {statuses.map(({ name, live, rollbackVersion, earlier }) => (
              <RemoteInField
                key={name}
                name={name}
                releases={releases}
                live={live}
                before={rollbackVersion ?? earlier[0]}
              />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface RemoteInFieldProps {
  name: string;
  releases: FieldRelease[];
  live: string | undefined;
  before?: string | undefined;
}

function RemoteInField({ name, releases, live, before }: RemoteInFieldProps) {
  const id = useId();
  const find = (wanted?: string) => releases.find((one) => one.remote === name && one.version === wanted);
  const [now, then] = [find(live), find(before)];
  return (
    <div className={card}>
      <div className={column}>
        <h3 id={id}>{name}</h3>
        {now ? (
          <>
            <table className={table} aria-labelledby={id}>
              <thead>
                <tr>
                  <td />
                  <th scope="col">Live {now.version}</th>
                  {then && <th scope="col">Before {then.version}</th>}
                </tr>
              </thead>
              <tbody>
                {figures.map(([label, show]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{show(now)}</td>
                    {then && <td>{show(then)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
            {now.signatures.map((signature) => (
              <Failure
                key={signature.signature}
                failure={signature}
                isNew={then !== undefined && !hasFailure(then, signature)}
              />
            ))}
          </>
        ) : (
          <p className={muted}>Nothing was reported about the live release yet.</p>
        )}
      </div>
    </div>
  );
}

const hasFailure = ({ signatures }: FieldRelease, { signature }: FieldSignature) =>
  signatures.some((other) => other.signature === signature);

function Failure({
  failure: { kind, message, page, count, frames },
  isNew,
}: {
  failure: FieldSignature;
  isNew: boolean;
}) {
  return (
    <div className={failure}>
      <p>
        <strong>{failureKinds[kind]}</strong> <code className={version}>{message}</code>
      </p>
      <p className={muted}>
        {count === 1 ? 'once' : `${formatCount(count)} times`}, first on {page}
        {isNew && ', not in the release before'}
      </p>
      {frames[0] && <p className={version}>{frames[0]}</p>}
      {frames.length > 1 && (
        <details className={details}>
          <summary>Called from</summary>
          <ul className={version}>
            {frames.slice(1).map((frame) => (
              <li key={frame}>{frame}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const share = (part: number, whole: number) =>
  part > 0 ? `${formatCount(part)} (${formatShare(part, whole)})` : formatCount(part);
const milliseconds = (value?: number) =>
  value === undefined ? '–' : value < 1000 ? `${value} ms` : `${(value / 1000).toLocaleString('en-US')} s`;

const figures: [label: string, show: (release: FieldRelease) => string][] = [
  ['Views', ({ loads }) => formatCount(loads)],
  ['Views with a failure', ({ failedLoads, loads }) => share(failedLoads, Math.max(loads, failedLoads))],
  ['Forms that failed', ({ formsFailed, formsSent }) => share(formsFailed, formsSent)],
  ['Main content (LCP)', ({ vitals }) => milliseconds(vitals.lcp)],
  ['Response to input (INP)', ({ vitals }) => milliseconds(vitals.inp)],
  ['Layout shift (CLS)', ({ vitals }) => `${vitals.cls ?? '–'}`],
];

const fieldReportsQuery = queryOptions({
  queryKey: ['admin', 'field-reports'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/field-reports', { signal })),
  staleTime: 0,
  refetchInterval: 30_000,
});
