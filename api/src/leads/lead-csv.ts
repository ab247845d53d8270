import { type Stringifier, stringify } from 'csv-stringify';
import type { ExportedLead } from './lead-export.service.ts';

const columns: { key: keyof ExportedLead; header: string }[] = [
  { key: 'id', header: 'Lead' },
  { key: 'created', header: 'Received' },
  { key: 'name', header: 'Name' },
  { key: 'company', header: 'Company' },
  { key: 'email', header: 'Email' },
  { key: 'phone', header: 'Phone' },
  { key: 'service', header: 'Service' },
  { key: 'practice', header: 'Practice' },
  { key: 'city', header: 'City' },
  { key: 'page', header: 'Page' },
  { key: 'source', header: 'Form' },
  { key: 'status', header: 'Status' },
  { key: 'owner', header: 'Owner' },
  { key: 'last_activity', header: 'Last activity' },
  { key: 'first_response_minutes', header: 'First response (business minutes)' },
  { key: 'message', header: 'Latest message' },
];

/**
 * Leads as RFC 4180 with a byte order mark, by which Excel knows UTF-8. What visitors typed must not become a formula on
 * a colleague's machine (OWASP, CSV injection): a value that begins like one gets an apostrophe, and all values are
 * quoted, so that none can begin a cell of its own where semicolons separate cells.
 */
export const leadsAsCsv = (): Stringifier =>
  stringify({
    bom: true,
    columns,
    header: true,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // OWASP counts a line feed among the beginnings of formulas; csv-stringify does not.
    cast: { string: (text) => (text.startsWith('\n') ? `'${text}` : text) },
  });
