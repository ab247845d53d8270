import type { Options } from 'csv-stringify/sync';

export const csvColumns = [
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
  { key: 'source', header: 'Source' },
  { key: 'status', header: 'Status' },
  { key: 'value', header: 'Value (US dollars)' },
  { key: 'expected_month', header: 'Expected month' },
  { key: 'lost_reason', header: 'Lost reason' },
  { key: 'closed_on', header: 'Closed' },
  { key: 'owner', header: 'Owner' },
  { key: 'last_activity', header: 'Last heard from' },
  { key: 'requests', header: 'Requests' },
  { key: 'response_due', header: 'Response due' },
  { key: 'last_answer', header: 'Last answer' },
  { key: 'response_minutes', header: 'Last response time (business minutes)' },
  { key: 'message', header: 'Latest message' },
  { key: 'language', header: 'Language' },
];

/**
 * CSV (RFC 4180) with a byte order mark, which Excel needs to detect UTF-8. Against CSV injection (OWASP), values that start like a
 * formula get an apostrophe, and all values are quoted.
 */
export const csvOptions = {
  bom: true,
  header: true,
  quoted: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  // OWASP's list of formula prefixes contains the line feed; csv-stringify's does not.
  cast: { string: (text: string) => (text.startsWith('\n') ? `'${text}` : text) },
} satisfies Options;
