import { readableEmail } from '@portal/contracts/readable-email';
import { useQuery } from '@portal/platform/query';
import type { Lead, LeadSummary, Person, PossibleDuplicate } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { TextLink } from '@portal/ui/link';
import { Table, TableCell, TableHeading, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { DialogButtons } from '../../app/layout/dialog-buttons.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { findLead } from '../../commands/overlay.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { responseState } from '../../leads/due-badge.tsx';
import { duplicateReasons } from '../../leads/labels.content.ts';
import { mergePreviewQuery } from '../../leads/lead.queries.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { useMergeLeads, useSeparateLeads } from '../../leads/use-lead-mutations.ts';
import { leadPath } from '../../paths.ts';
import { useHasRole } from '../../session/session.ts';
import { label, mutedLine } from '../../shared.styles.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'xs' });
const item = hstack({
  justify: 'space-between',
  gap: '3',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
});

const shared = { group: 'This lead', needs: 'agent' } as const;

/** Leads that may be from the same person, and the leads merged into this one. Others are found with the command. */
export function Duplicates({ lead }: { lead: Lead }) {
  const { possibleDuplicates, mergedLeads } = lead;
  const canEdit = useHasRole('agent');
  /** The lead whose merge into this one is shown. */
  const [other, setOther] = useState<Pick<LeadSummary, 'id' | 'name'>>();
  const { mutate: separate } = useSeparateLeads();
  useCommands([
    {
      ...shared,
      id: 'merge',
      label: 'Merge with…',
      run: () => findLead(`Merge another lead into ${lead.name}`, lead.id, setOther),
    },
    ...mergedLeads.map((merged) => ({
      ...shared,
      id: `separate ${merged.id}` as const,
      label: `Separate ${merged.name}`,
      run: () => separate({ target: lead, source: merged }),
    })),
  ]);
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section>
          <h2 className={label}>Possible duplicates</h2>
          <ul className={list}>
            {possibleDuplicates.map((duplicate) => (
              <Duplicate key={duplicate.id} duplicate={duplicate} onMerge={canEdit ? setOther : undefined} />
            ))}
          </ul>
        </section>
      )}
      {other && <MergeDialog lead={lead} other={other} onClose={() => setOther(undefined)} />}
      {mergedLeads.length > 0 && (
        <section>
          <h2 className={label}>Merged leads</h2>
          <ul className={list}>
            {mergedLeads.map((merged) => (
              <MergedLead key={merged.id} lead={lead} merged={merged} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface DuplicateProps {
  duplicate: PossibleDuplicate;
  onMerge: ((duplicate: PossibleDuplicate) => void) | undefined;
}

function Duplicate({ duplicate, onMerge }: DuplicateProps) {
  return (
    <li className={item}>
      <span>
        <TextLink to={leadPath(duplicate.id)} tone="quiet">
          <bdi>{duplicate.name}</bdi>
        </TextLink>
        <bdi className={mutedLine}>
          {[duplicate.company, duplicate.email && readableEmail(duplicate.email)].filter(Boolean).join(', ')}
        </bdi>
        <span className={mutedLine}>{duplicateReasons[duplicate.reason]}</span>
      </span>
      {onMerge && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Merge ${duplicate.name} into this lead`}
          onClick={() => onMerge(duplicate)}
        >
          Merge…
        </Button>
      )}
    </li>
  );
}

function MergedLead({ lead, merged }: { lead: Lead; merged: Person }) {
  const canEdit = useHasRole('agent');
  const { mutate: separate, isPending } = useSeparateLeads();
  return (
    <li className={item}>
      <bdi>{merged.name}</bdi>
      {canEdit && (
        <Button
          size="sm"
          tone="quiet"
          disabled={isPending}
          onClick={() => separate({ target: lead, source: merged })}
          aria-label={`Separate ${merged.name} from this lead`}
        >
          Separate
        </Button>
      )}
    </li>
  );
}

const cell = css({ minWidth: '7rem', maxWidth: '9rem', fontSize: 'xs', overflowWrap: 'anywhere' });

interface MergeDialogProps {
  lead: Lead;
  /** The lead to merge into it. */
  other: Pick<LeadSummary, 'id' | 'name'>;
  onClose: () => void;
}

/** Shows what a merge results in, and merges after confirmation. */
function MergeDialog({ lead, other, onClose }: MergeDialogProps) {
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
