import { useQuery } from '@portal/platform/query';
import type { Lead, LeadSummary } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { Table, TableCell, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { DialogButtons } from '../../app/layout/dialog-buttons.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { responseState } from '../../leads/due-badge.tsx';
import { mergePreviewQuery } from '../../leads/lead.queries.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { useMergeLeads } from '../../leads/use-lead-mutations.ts';

const cell = css({ minWidth: '7rem', maxWidth: '9rem', fontSize: 'xs', overflowWrap: 'anywhere' });

interface MergeDialogProps {
  lead: Lead;
  /** The lead to merge into it. */
  other: Pick<LeadSummary, 'id' | 'name'>;
  onClose: () => void;
}

/** Shows what a merge results in, and merges after confirmation. */
export function MergeDialog({ lead, other, onClose }: MergeDialogProps) {
  const query = useQuery(mergePreviewQuery(lead.id, other.id));
  const { mutate: merge, isPending } = useMergeLeads();
  return (
    <Dialog
      title={`Merge ${other.name} into ${lead.name}?`}
      description="Both leads become one, with one timeline. You can separate them again at any time."
      open
      onOpenChange={onClose}
    >
      <Loaded query={query} what="the preview" lines={7}>
        {({ into, merged, result }) => (
          <>
            <Table caption="Merge" headings={['Field', 'Result', 'This lead', 'Other lead']}>
              {rows.map(([label, value]) => (
                <TableRow key={label}>
                  <TableHeading scope="row">{label}</TableHeading>
                  <TableCell className={cell}>
                    <strong>{value(result)}</strong>
                  </TableCell>
                  <TableCell className={cell}>{value(into)}</TableCell>
                  <TableCell className={cell}>{value(merged)}</TableCell>
                </TableRow>
              ))}
            </Table>
            <DialogButtons
              label="Merge leads"
              pendingLabel="Merging…"
              isPending={isPending}
              onConfirm={() => merge({ target: lead, source: other, seen: [into, merged] }, { onSuccess: onClose })}
              onCancel={onClose}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

const rows: [label: string, value: (lead: LeadSummary) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email ?? '–'],
  ['Phone', ({ phone }) => phone ?? '–'],
  ['Company', ({ company }) => company ?? '–'],
  ['Status', ({ status, isSpam }) => (isSpam ? 'Spam' : statuses[status].name)],
  ['Owner', ({ owner }) => owner?.name ?? 'Unassigned'],
  ['Response', responseState],
];
