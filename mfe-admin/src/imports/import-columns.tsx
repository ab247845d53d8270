import { type ImportField, importFields } from '@portal/contracts/import';
import type { ImportPreview } from '@portal/staff-client/import';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { control, heading, option } from '../shared.styles.ts';

const sample = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

const fieldNames: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  city: 'City',
  message: 'Message',
  extra: 'Line in the message',
};

type Columns = (ImportField | null)[];

interface ImportColumnsProps {
  preview: ImportPreview;
  onChange: (columns: Columns) => void;
  onHeadings: (hasHeadings: boolean) => void;
}

/** What each column of the file is. */
export function ImportColumns({ preview: { columns, hasHeadings }, onChange, onHeadings }: ImportColumnsProps) {
  const fields: Columns = columns.map(({ field }) => field);
  // A field that one column has is taken from the others, except those that several can have.
  const withField = (index: number, field: ImportField | null) =>
    fields.map((current, place) => {
      if (place === index) return field;
      return current === field && field !== 'message' && field !== 'extra' ? null : current;
    });

  return (
    <div>
      <h3 className={heading}>Columns</h3>
      <label className={option}>
        <input type="checkbox" checked={hasHeadings} onChange={({ target }) => onHeadings(target.checked)} />
        The first row has headings
      </label>
      <Table caption="Columns of the file" headings={['Column', 'Examples', 'Import as']} stacked>
        {columns.map((column, index) => {
          const name = column.heading || `Column ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and their order does not change
            <TableRow key={index}>
              <TableCell>
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell wide>
                <bdi className={sample}>{column.samples.join(' · ') || 'Empty'}</bdi>
              </TableCell>
              <TableCell>
                <select
                  className={control}
                  aria-label={`Import ${name} as`}
                  value={column.field ?? ''}
                  onChange={({ target }) => onChange(withField(index, (target.value || null) as ImportField | null))}
                >
                  <option value="">Leave out</option>
                  {importFields.map((field) => (
                    <option key={field} value={field}>
                      {fieldNames[field]}
                    </option>
                  ))}
                </select>
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </div>
  );
}
