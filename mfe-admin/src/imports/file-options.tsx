import type { ImportEncoding, ImportSeparator } from '@portal/contracts/import';
import type { ImportMapping, ImportPreview } from '@portal/staff-client/import';
import { css } from 'styled-system/css';
import { Select } from '../app/layout/select.tsx';
import { control, mutedLine, option } from '../shared.styles.ts';

const options = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4' });

const separators: Record<ImportSeparator, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};
const encodings: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, high byte first',
  'windows-1252': 'Windows (Western)',
  macintosh: 'Mac OS Roman',
};

interface FileOptionsProps {
  mapping: ImportMapping;
  /** What the file was read as. Undefined while it cannot be read. */
  preview: ImportPreview | undefined;
  onChange: (changed: ImportMapping) => void;
}

/** How the file is read, where the guess is wrong. Other columns are guessed only when another separator is chosen. */
export function FileOptions({ mapping, preview, onChange }: FileOptionsProps) {
  return (
    <div className={options}>
      <Choice
        label="Separator"
        names={separators}
        value={mapping.separator}
        guess={separators[preview?.separator as ImportSeparator] ?? preview?.separator}
        onChange={(separator) => onChange({ separator, columns: null })}
      />
      <Choice
        label="Characters"
        names={encodings}
        value={mapping.encoding}
        guess={preview && encodings[preview.encoding]}
        onChange={(encoding) => onChange({ encoding })}
      />
      <label>
        <span className={mutedLine}>First row of the table</span>
        <input
          className={control}
          type="number"
          min={1}
          placeholder={String(preview?.firstRow ?? 1)}
          value={mapping.firstRow ?? ''}
          onChange={({ target }) => onChange({ firstRow: Number(target.value) || null })}
        />
      </label>
      <label className={option}>
        <input
          type="checkbox"
          checked={mapping.hasHeadings ?? preview?.hasHeadings ?? true}
          onChange={({ target }) => onChange({ hasHeadings: target.checked })}
        />
        The first row has headings
      </label>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  names: Record<Value, string>;
  value: Value | null | undefined;
  guess: string | undefined;
  onChange: (value: Value | null) => void;
}

const Choice = <Value extends string>({ label, names, value, guess, onChange }: ChoiceProps<Value>) => (
  <label>
    <span className={mutedLine}>{label}</span>
    <Select
      options={[['', guess && !value ? `Detected: ${guess}` : 'Detect'], ...Object.entries<string>(names)]}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || null) as Value | null)}
    />
  </label>
);
