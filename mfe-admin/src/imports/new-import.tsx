import { importLimits } from '@portal/contracts/import';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import type { ImportFile, ImportPreview } from '@portal/staff-client/import';
import { Field } from '@portal/ui/field';
import { useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../layout/loaded.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportForm } from './import-form.tsx';
import { previewQuery } from './imports.queries.ts';
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

interface ChosenFile {
  /** Also the idempotency key of its import. */
  id: string;
  /** Without its ending. */
  name: string;
  /** In Base64. */
  content: string;
}

type Mapping = Pick<ImportFile, 'columns' | 'hasHeadings'>;

/** Chooses a file, shows what an import of it would do, and starts it. */
export function NewImport() {
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const choose = async (chosen: File | undefined) => {
    setFile(undefined);
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > importLimits.bytes) setProblem('The file is larger than 5 MB. Split it, or remove columns');
    else setFile({ id: crypto.randomUUID(), name: chosen.name.replace(/\.\w+$/, ''), content: await toBase64(chosen) });
  };

  return (
    <div className={steps}>
      <div className={choice}>
        <Field
          ref={input}
          label="CSV file"
          type="file"
          name="list"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          hint="At most 5 MB and 5,000 rows. From Excel, save as CSV. The file is not kept."
          error={problem}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </div>
      {file && (
        <Preview
          key={file.id}
          file={file}
          onStarted={() => {
            setFile(undefined);
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
  file: ChosenFile;
  onStarted: () => void;
}

/** The columns and the first rows. Choosing another field shows the rows again. */
function Preview({ file, onStarted }: PreviewProps) {
  const [mapping, setMapping] = useState<Mapping>({});
  const query = useQuery(previewQuery(file.id, { file: file.content, ...mapping }));
  const [problem] = query.error instanceof ApiError ? Object.values(query.error.fields) : [];
  if (problem)
    return (
      <p className={rejected} role="alert">
        {problem}
      </p>
    );
  return (
    <Loaded query={query} what="the preview" lines={6}>
      {(data) => (
        <PreviewSteps
          data={data}
          isStale={query.isPlaceholderData}
          file={file}
          onMapping={setMapping}
          onStarted={onStarted}
        />
      )}
    </Loaded>
  );
}

interface PreviewStepsProps extends Pick<PreviewProps, 'file' | 'onStarted'> {
  data: ImportPreview;
  isStale: boolean;
  onMapping: (mapping: Mapping) => void;
}

function PreviewSteps({ data, isStale, file, onMapping, onStarted }: PreviewStepsProps) {
  const columns = data.columns.map(({ field }) => field);
  return (
    <>
      <ImportColumns
        preview={data}
        onChange={(changed) => onMapping({ columns: changed, hasHeadings: data.hasHeadings })}
        onHeadings={(hasHeadings) => onMapping({ hasHeadings })}
      />
      <PreviewRows preview={data} />
      <ImportForm
        name={file.name}
        counts={data.counts}
        isReady={!isStale}
        file={{ file: file.content, key: file.id, columns, hasHeadings: data.hasHeadings }}
        onStarted={onStarted}
      />
    </>
  );
}

/** Resolves to the content of a file in Base64. */
const toBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
