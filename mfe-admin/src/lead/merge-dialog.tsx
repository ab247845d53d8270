import { useQuery } from '@portal/platform/query';
import type { Lead, LeadSummary, PossibleDuplicate } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { responseState } from '../leads/due-badge.tsx';
import { mergePreviewQuery } from '../leads/lead.queries.ts';
import { statuses } from '../leads/statuses.content.ts';
import { useMergeLeads } from '../leads/use-lead-mutations.ts';
import { buttons } from './dialog.styles.ts';
import { DialogError } from './dialog-error.tsx';

const frame = css({ overflowX: 'auto' });
const table = css({
  width: 'full',
  fontSize: 'xs',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '2', overflowWrap: 'anywhere', minWidth: '20' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { color: 'fg.muted', fontWeight: 'regular' },
  '& tbody tr': { borderTop: 'hairline' },
  '& [data-result]': { fontWeight: 'semibold' },
});

/** A button that shows what a merge results in, and merges after confirmation. */
export function MergeDialog({ lead, duplicate }: { lead: Lead; duplicate: PossibleDuplicate }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title={`Merge ${duplicate.name} into ${lead.name}?`}
      description="Both leads become one, with one timeline. You can separate them again at any time."
      colorMode="inherit"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" tone="quiet" aria-label={`Merge ${duplicate.name} into this lead`}>
          Merge…
        </Button>
      }
    >
      <Preview lead={lead} duplicate={duplicate} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

interface PreviewProps {
  lead: Lead;
  duplicate: PossibleDuplicate;
  onClose: () => void;
}

function Preview({ lead, duplicate, onClose }: PreviewProps) {
  const { data, error, refetch } = useQuery(mergePreviewQuery(lead.id, duplicate.id));
  const { mutate: merge, isPending } = useMergeLeads();
  if (error) return <DialogError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={7} label="Loading the preview" />;
  return (
    <>
      <div className={frame}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">This lead</th>
              <th scope="col">Other lead</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value(data.into)}</td>
                <td>{value(data.merged)}</td>
                <td data-result>{value(data.result)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={buttons}>
        <Button size="sm" tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="sm"
          disabled={isPending}
          onClick={() =>
            merge({ target: lead, source: duplicate, seen: [data.into, data.merged] }, { onSuccess: onClose })
          }
        >
          {isPending ? 'Merging…' : 'Merge leads'}
        </Button>
      </div>
    </>
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
