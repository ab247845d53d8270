import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface Rule {
  id: string;
  name: string;
  source: string;
  destination: string;
  service: string;
  /** In the window of the review. */
  hits: number;
  /** e.g. `2025-03-02`. Empty without one. */
  lastHit: string;
  owner: string;
  finding: string;
  action: 'Keep' | 'Narrow' | 'Disable' | 'Remove' | 'Log';
}

export interface RuleReviewRecord extends DocumentRecord {
  /** Days for which hits were counted. */
  window: number;
  rules: readonly Rule[];
}

/** A review of firewall rules: what each does, whether it is used, who answers for it and what becomes of it. */
export function RuleReview({ sheet, notes, window, rules }: RuleReviewRecord) {
  const actions = [...new Set(rules.map(({ action }) => action))];
  const count = (action: Rule['action']) => rules.filter((rule) => rule.action === action).length;
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <DocumentTable
        caption={`${rules.length} rules: ${actions.map((action) => `${count(action)} ${action.toLowerCase()}`).join(', ')}`}
        rows={rules}
        columns={[
          {
            name: 'Rule',
            value: ({ id, name }) => (
              <>
                {id}
                <small>{name}</small>
              </>
            ),
          },
          { name: 'Source', value: ({ source }) => source },
          { name: 'Destination', value: ({ destination }) => destination },
          { name: 'Service', value: ({ service }) => service },
          { name: `Hits in ${window} days`, value: ({ hits }) => hits.toLocaleString('en-US'), isNumber: true },
          { name: 'Last hit', value: ({ lastHit }) => lastHit || 'none' },
          { name: 'Owner', value: ({ owner }) => owner },
          { name: 'Finding', value: ({ finding }) => finding, width: 'full' },
          { name: 'Action', value: ({ action }) => action, isResult: true },
        ]}
      />
    </DocumentSheet>
  );
}
