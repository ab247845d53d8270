import { type ImportField, importFields } from '@portal/contracts/import';
import type { ImportPreview } from '@portal/staff-client/import';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { Select } from '../app/layout/select.tsx';
import { heading, text } from '../shared.styles.ts';

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

interface ImportColumnsProps {
  columns: ImportPreview['columns'];
  /** What was chosen for them. */
  fields: (ImportField | null)[];
  onChoose: (index: number, field: ImportField | null) => void;
}

/** What each column of the file is. */
export function ImportColumns({ columns, fields, onChoose }: ImportColumnsProps) {
  return (
    <div>
      <h3 className={heading}>Columns</h3>
      <p className={text}>
        If several columns are the same, the first filled one counts. First and last names are joined.
      </p>
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
                <Select
                  options={[['', 'Leave out'], ...importFields.map((field) => [field, fieldNames[field]] as const)]}
                  aria-label={`Import ${name} as`}
                  value={fields[index] ?? ''}
                  onChange={({ target }) => onChoose(index, (target.value || null) as ImportField | null)}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </div>
  );
}
