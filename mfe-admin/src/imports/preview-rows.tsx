import { Link } from '@portal/platform';
import type { ImportPreview } from '@portal/staff-client/import';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { leadPath } from '../paths.ts';
import { heading, link, mutedLine, notice, text } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { countsText } from './import-counts.ts';

const values = css({ overflowWrap: 'anywhere', lineClamp: '3' });
/** On small screens, the table has no headings. */
const rowLabel = css({ hideFrom: 'md' });
const problem = css({ color: 'danger.text' });

type Row = ImportPreview['rows'][number];

/** What would become of the rows: the first ones, and those that are rejected. */
export function PreviewRows({ preview: { rows, counts, importedBefore } }: { preview: ImportPreview }) {
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
