import { readableEmail } from '@portal/contracts/readable-email';
import type { Lead, Person, PossibleDuplicate } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { useSeparateLeads } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { label, mutedLine } from '../shared.styles.ts';
import { MergeDialog } from './merge-dialog.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'xs' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
});

/** Leads that may be from the same person, and the leads merged into this one. */
export function Duplicates({ lead }: { lead: Lead }) {
  const { possibleDuplicates, mergedLeads } = lead;
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section>
          <h2 className={label}>Possible duplicates</h2>
          <ul className={list}>
            {possibleDuplicates.map((duplicate) => (
              <Duplicate key={duplicate.id} lead={lead} duplicate={duplicate} />
            ))}
          </ul>
        </section>
      )}
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

const reasons: Record<PossibleDuplicate['reason'], string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  name: 'Same name and company',
};

function Duplicate({ lead, duplicate }: { lead: Lead; duplicate: PossibleDuplicate }) {
  const canEdit = useHasRole('agent');
  return (
    <li className={item}>
      <span>
        <TextLink to={leadPath(duplicate.id)} tone="quiet">
          <bdi>{duplicate.name}</bdi>
        </TextLink>
        <bdi className={mutedLine}>
          {[duplicate.company, duplicate.email && readableEmail(duplicate.email)].filter(Boolean).join(', ')}
        </bdi>
        <span className={mutedLine}>{reasons[duplicate.reason]}</span>
      </span>
      {canEdit && <MergeDialog lead={lead} duplicate={duplicate} />}
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
