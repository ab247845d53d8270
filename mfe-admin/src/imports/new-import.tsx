import { importLimits } from '@portal/contracts/import';
import { Link } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import type { ImportMapping, ImportPreview } from '@portal/staff-client/import';
import { errorMessage } from '@portal/ui/error-message';
import { Field } from '@portal/ui/field';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { type ReactNode, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { leadPath } from '../paths.ts';
import { heading, link, mutedLine, notice, text } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { FileOptions } from './file-options.tsx';
import { ImportColumns } from './import-columns.tsx';
import { countsText } from './import-counts.ts';
import { ImportForm } from './import-form.tsx';
import { previewQuery, uploadList } from './imports.queries.ts';

const steps = css({ display: 'flex', flexDirection: 'column', gap: '6' });
/** What is chosen, and beside it what it does. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  gap: '6',
  // The button says how many rows it imports, and stays in sight.
  '& [data-form-footer]': {
    position: 'sticky',
    bottom: { base: '-4', md: '-6' },
    paddingBlock: '3',
    bg: 'bg.raised',
    borderTop: 'hairline',
  },
});
const rejected = css({ color: 'danger.text' });
const choice = css({
  maxWidth: 'measure.narrow',
  '& input': { paddingBlock: '2', fontSize: 'sm', color: 'fg.muted' },
  '& input::file-selector-button': {
    minHeight: '8',
    marginInlineEnd: '3',
    paddingInline: '3',
    border: 'strong',
    borderRadius: 'control',
    bg: 'bg',
    color: 'fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
});

/** Chooses a file, shows what an import of it would do, and starts it. */
export function NewImport() {
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation({ mutationFn: uploadList });
  const { variables: file, data: id, error } = upload;

  return (
    <div className={steps}>
      <div className={choice}>
        <Field
          ref={input}
          label="CSV file"
          type="file"
          name="list"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          hint="At most 5 MB and 5,000 rows. From Excel, save as CSV. The file is removed when it is imported, or after a day."
          error={isTooLarge ? 'The file is larger than 5 MB. Split it, or remove columns' : problemOf(error)}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            const isLarge = (chosen?.size ?? 0) > importLimits.bytes;
            setTooLarge(isLarge);
            if (chosen && !isLarge) upload.mutate(chosen);
            else upload.reset();
          }}
        />
      </div>
      {upload.isPending && <p role="status">Uploading…</p>}
      {file && id !== undefined && (
        <Preview
          key={id}
          id={id}
          name={file.name.replace(/\.\w+$/, '')}
          onStarted={() => {
            upload.reset();
            if (!input.current) return;
            input.current.value = '';
            input.current.focus();
          }}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  id: number;
  /** Of the file. */
  name: string;
  onStarted: () => void;
}

/** How the file is read, its columns and the first rows. What was chosen is shown at once, and the rows follow. */
function Preview({ id, name, onStarted }: PreviewProps) {
  const [mapping, setMapping] = useState<ImportMapping>({});
  const query = useQuery(previewQuery(id, mapping));
  const change = (changed: ImportMapping) => setMapping({ ...mapping, ...changed });
  const fieldsOf = ({ columns }: ImportPreview) =>
    columns.map(({ field }, index) => mapping.columns?.[index] ?? (mapping.columns ? null : field));
  const problem = problemOf(query.error);
  return (
    <>
      <FileOptions mapping={mapping} preview={query.data} onChange={change} />
      {problem ? (
        <p className={rejected} role="alert">
          {problem}
        </p>
      ) : (
        <Loaded query={query} what="the preview" lines={6}>
          {(data) => (
            <div className={columns}>
              <div className={steps}>
                <ImportColumns
                  columns={data.columns}
                  fields={fieldsOf(data)}
                  onChoose={(index, field) => change({ columns: fieldsOf(data).with(index, field) })}
                />
                <ImportForm
                  {...{ name, id, onStarted }}
                  counts={data.counts}
                  isReady={!query.isPlaceholderData}
                  mapping={{ ...mapping, columns: fieldsOf(data) }}
                />
              </div>
              <PreviewRows preview={data} />
            </div>
          )}
        </Loaded>
      )}
    </>
  );
}

/** What is wrong with the file or, without an answer, why there is none. */
const problemOf = (error: Error | null): string | undefined =>
  error ? (error instanceof ApiError && Object.values(error.fields)[0]) || errorMessage(error) : undefined;

const values = css({ overflowWrap: 'anywhere', lineClamp: '3' });
/** On small screens, the table has no headings. */
const rowLabel = css({ hideFrom: 'md' });
const problem = css({ color: 'danger.text' });

type Row = ImportPreview['rows'][number];

/** What would become of the rows: the first ones, and those that are rejected. */
function PreviewRows({ preview: { rows, counts, importedBefore } }: { preview: ImportPreview }) {
  const total = counts.new + counts.added + counts.rejected;
  return (
    <div>
      <h3 className={heading}>Preview</h3>
      {importedBefore && (
        <p className={notice} role="alert">
          This file was imported as “{importedBefore.name}” on {formatDateTime(importedBefore.createdAt)}. Its people
          would be added to their leads once more.
        </p>
      )}
      <p className={text} role="status">
        {countsText(counts)}.{rows.length < total && ' The first rows, and those with a problem:'}
      </p>
      <Table caption="Rows of the file" headings={['Row', 'What is imported', 'Result']} stacked>
        {rows.map((row) => (
          <TableRow key={row.row}>
            <TableCell>
              <span className={rowLabel}>Row </span>
              {row.row}
            </TableCell>
            <TableCell wide>
              <bdi className={values}>{row.values.join(' · ') || '–'}</bdi>
            </TableCell>
            <TableCell wide>
              {resultOf(row)}
              {row.note && <span className={mutedLine}>{row.note}</span>}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

function resultOf({ outcome, problem: why, lead, sameAs }: Row): ReactNode {
  if (outcome === 'rejected') return <span className={problem}>Rejected: {why}</span>;
  if (lead)
    return (
      <>
        Added to{' '}
        <Link to={leadPath(lead.id)} className={link}>
          <bdi>{lead.name}</bdi>
        </Link>
      </>
    );
  return sameAs ? `Added to the lead of row ${sameAs}` : 'New lead';
}
