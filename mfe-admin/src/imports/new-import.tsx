import { importLimits } from '@portal/contracts/import';
import { useMutation, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import type { ImportMapping, ImportPreview } from '@portal/staff-client/import';
import { Field } from '@portal/ui/field';
import { useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { Loaded } from '../layout/loaded.tsx';
import { FileOptions } from './file-options.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportForm } from './import-form.tsx';
import { previewQuery, uploadList } from './imports.queries.ts';
import { PreviewRows } from './preview-rows.tsx';

const steps = css({ display: 'flex', flexDirection: 'column', gap: '6' });
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
            <>
              <ImportColumns
                columns={data.columns}
                fields={fieldsOf(data)}
                onChoose={(index, field) => change({ columns: fieldsOf(data).with(index, field) })}
              />
              <PreviewRows preview={data} />
              <ImportForm
                {...{ name, id, onStarted }}
                counts={data.counts}
                isReady={!query.isPlaceholderData}
                mapping={{ ...mapping, columns: fieldsOf(data) }}
              />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

/** What is wrong with the file or, without an answer, why there is none. */
const problemOf = (error: Error | null): string | undefined =>
  error ? (error instanceof ApiError && Object.values(error.fields)[0]) || errorMessage(error) : undefined;
